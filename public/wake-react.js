/*
 * React on pages that can wait for it: its files come when the line is idle, and run at the first sign of somebody. What
 * is pressed before it is there goes the way it goes without a script.
 */
;(() => {
	'use strict'
	const waiting = document.currentScript
	const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'portal:wake']

	// Quotation marks and backticks changed places on the way, see late-scripts.tsx.
	const read = (text) => text.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'))
	const start = read(waiting.dataset.start)

	// Of a pointer that rests where the page comes browsers tell, too: only the next place is a move.
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
