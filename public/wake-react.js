/*
 * Loads React late: its files are fetched when the connection is idle and run at the first input. Clicks before that
 * work as without scripts.
 */
;(() => {
	'use strict'
	const waiting = document.currentScript
	const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'portal:wake']

	// late-scripts.tsx has swapped quotation marks and backticks.
	const read = (text) => text.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'))
	const start = read(waiting.dataset.start)

	// Browsers also report a resting pointer when the page appears, so only a second position counts as a move.
	let place
	const isMove = ({ screenX, screenY }) => {
		const before = place
		place = `${screenX} ${screenY}`
		return before !== undefined && before !== place
	}

	const wake = (event) => {
		if (event.type === 'pointermove' && !isMove(event)) return
		signs.forEach((sign) => removeEventListener(sign, wake, true))
		const { styles } = waiting.dataset
		if (styles)
			document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }))
		window.__remixContext = JSON.parse(read(waiting.dataset.hydrate))
		const script = document.createElement('script')
		script.type = 'module'
		script.nonce = waiting.nonce
		script.textContent = start
		document.head.append(script)
	}

	const fetchFiles = () => {
		const files = start.match(/\/assets\/[\w.-]+\.js/g) || []
		files.forEach((file) => fetch(file, { priority: 'low' }).catch(() => {}))
	}

	signs.forEach((sign) => addEventListener(sign, wake, { capture: true, passive: true }))
	if (waiting.dataset.now || window.portalWakes) return wake({})

	const { saveData, effectiveType } = navigator.connection || {}
	const onIdle = () => requestIdleCallback(fetchFiles)
	if (!('requestIdleCallback' in window) || saveData || /[23]g/.test(effectiveType)) return
	if (document.readyState === 'complete') onIdle()
	else addEventListener('load', onIdle)
})()
