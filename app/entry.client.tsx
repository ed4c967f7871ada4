import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Notifies the scripts in public/ that React has hydrated the page. */
function Arrival() {
	useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
	return null
}

/** Header, menu and footer stay as the server rendered them; links and forms load documents. */
const main = document.getElementById('main')
if (main) {
	startTransition(() => {
		hydrateRoot(
			main,
			<StrictMode>
				<RemixBrowser />
				<Arrival />
			</StrictMode>,
		)
	})
}
