"""One thin cog per wish a person has: parse, call the service, show."""
