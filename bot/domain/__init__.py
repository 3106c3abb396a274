"""Pure structs and rules that tables are made of: no Discord, no database, no clock."""
