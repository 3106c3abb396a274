# Two stages: the first holds pip and the sources, the second only what runs.
FROM python:3.13-slim-trixie AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /src
RUN python -m venv /opt/planisphere
COPY requirements/build.txt requirements/postgres.txt requirements/
RUN /opt/planisphere/bin/python -m pip install --require-hashes -r requirements/postgres.txt -r requirements/build.txt
COPY pyproject.toml README.md LICENSE ./
COPY games games
COPY renderers renderers
COPY bot bot
RUN /opt/planisphere/bin/python -m pip install --no-deps --no-build-isolation . \
 && /opt/planisphere/bin/python -m pip uninstall --yes setuptools pip

FROM python:3.13-slim-trixie
LABEL org.opencontainers.image.title="Planisphere" org.opencontainers.image.licenses="MIT"
RUN groupadd --system --gid 10001 planisphere \
 && useradd --system --uid 10001 --gid planisphere --home-dir /data --no-create-home --shell /usr/sbin/nologin planisphere \
 && install --directory --owner=planisphere --group=planisphere --mode=0750 /data
COPY --from=build /opt/planisphere /opt/planisphere
ENV PATH=/opt/planisphere/bin:$PATH PYTHONUNBUFFERED=1 PLANISPHERE_DATA=/data
USER 10001:10001
WORKDIR /data
VOLUME ["/data"]
STOPSIGNAL SIGTERM
# Healthy while the bot's own heartbeat is fresh; see docs/hosting.md.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["planisphere", "doctor", "--alive"]
ENTRYPOINT ["planisphere"]
CMD ["run"]
