// Shows the strength of a new password, which the server rates while it is typed. Saving is disabled until the server would accept it.
;(() => {
	'use strict'
	const rated = new WeakSet()

	// Helpers of enhance.js: create an element, disable a button with a reason.
	window.portalRatePassword = (form, { make, makeWait }) => {
		const box = form.querySelector('[data-meter]')
		const { formToken, password, repeat } = form.elements
		if (rated.has(form) || !box || !window.AbortController) return
		rated.add(form)
		const words = box.querySelector('p') || make('p', {})
		words.setAttribute('role', 'status')
		box.append(words)
		const wait = makeWait(form)
		let strong = true
		let clock
		let asked

		// The error is made as the server makes it, in its place.
		const repeatBox = repeat.closest('[data-password]')
		const errorId = `${repeat.id}-error`
		const showMismatch = (differs) => {
			const error = document.getElementById(errorId)
			if (differs === Boolean(error)) return
			const field = repeatBox.parentNode
			field.toggleAttribute('data-invalid', differs)
			if (error) {
				error.remove()
				;['aria-invalid', 'aria-describedby'].forEach((name) => repeat.removeAttribute(name))
				return
			}
			const { mismatch, errorClass } = repeatBox.dataset
			const text = make('p', { id: errorId, class: errorClass, 'data-tone': 'error', role: 'alert' })
			text.textContent = mismatch
			repeatBox.before(text)
			repeat.setAttribute('aria-invalid', 'true')
			repeat.setAttribute('aria-describedby', errorId)
		}

		// While the second one is typed, its beginning must be that of the first.
		const compare = (isTyping) => {
			const { value } = repeat
			showMismatch(value !== '' && (isTyping ? !password.value.startsWith(value) : password.value !== value))
		}

		const judge = () => wait(!strong || password.value !== repeat.value)

		const show = ({ percent, level, text }) => {
			const range = { max: 100, low: 40, high: 99, optimum: 100, value: percent }
			const meter = box.querySelector('meter') || make('meter', range)
			meter.setAttribute('aria-label', box.dataset.meter)
			meter.value = percent
			box.dataset.level = level
			if (password.value) box.prepend(meter)
			else meter.remove()
			// A screen reader would read unchanged text again.
			if (words.textContent !== text) words.textContent = text
			strong = percent >= 100
			judge()
		}

		const ask = () => {
			asked = new AbortController()
			const body = new URLSearchParams({ formToken: formToken.value, password: password.value })
			fetch(form.dataset.strength, { method: 'POST', body, signal: asked.signal })
				.then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)))
				.then(show)
				.catch((failure) => {
					if (failure.name === 'AbortError') return
					strong = true
					judge()
				})
		}

		form.addEventListener('change', () => compare(false))
		form.addEventListener('input', ({ target }) => {
			if (target === repeat || password.value === repeat.value) compare(true)
			if (target === password) {
				clearTimeout(clock)
				if (asked) asked.abort()
				if (password.value) clock = setTimeout(ask, 300)
				else show({ percent: 100, level: '', text: '' })
			}
			judge()
		})
	}
})()
