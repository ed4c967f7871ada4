// In development, pages without React need this script to reload after a change.
import.meta.hot?.on('portal:changed', () => location.reload())
