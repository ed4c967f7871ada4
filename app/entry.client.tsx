import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Notifies the scripts in public/ that React has hydrated the page. */
function Arrival() {
	useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
	return null
}

/**
 * A translator replaces texts that React would compare with its own. Such a page stays as the server rendered it, and
 * works as without React.
 */
function isTranslated(main: HTMLElement) {
	const { lang, dataset } = document.documentElement
	return lang !== dataset.language || main.querySelector('font') !== null
}

/** Header, menu and footer stay as the server rendered them; links and forms load documents. */
const main = document.getElementById('main')
if (main && isTranslated(main)) {
	document.documentElement.setAttribute('data-hydrated', 'translated')
} else if (main) {
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
