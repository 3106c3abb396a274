"""What tests share and is no test: a simulated Discord, houses on real databases, scenes, stored views."""
