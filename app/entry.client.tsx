import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Tells the small scripts that React has met the page as the server wrote it. */
function Arrival() {
	useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
	return null
}

/** Header, menu and footer stay as the server wrote them; links and forms load documents. */
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
