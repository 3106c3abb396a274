"""Tests of the database: engine, schema, migrations, transfer, backups."""
