"""The database: engine, schema, migrations, the unit of work, and the repositories of the core."""
