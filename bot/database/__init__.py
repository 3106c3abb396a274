"""The database: engine, schema, migrations, unit of work, and core repositories."""
