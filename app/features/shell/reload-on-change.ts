// Pages without React need this script in development, to reload after a change.
import.meta.hot?.on('portal:changed', () => location.reload())
