// In `npm run dev` a page without React takes this script from Vite: it would hear of no change by itself.
import.meta.hot?.on('portal:changed', () => location.reload())
