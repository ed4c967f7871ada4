// Small help for pages that work without it. Where React takes over it waits until React has (PageFrame: data-hydrated).
;(() => {
	'use strict'
	if (window.portalEnhanced) return
	window.portalEnhanced = true

	const all = (selector) => Array.from(document.querySelectorAll(selector))

	const make = (name, attributes) => {
		const element = document.createElement(name)
		Object.keys(attributes).forEach((key) => element.setAttribute(key, attributes[key]))
		return element
	}

	// What few pages need is a file of its own; where it does not come, they stay as they are.
	const { nonce, dataset = {} } = document.currentScript || {}
	const loading = {}
	const load = (src) => {
		loading[src] =
			loading[src] ||
			new Promise((resolve, reject) => {
				const script = make('script', { src })
				Object.assign(script, { nonce, onload: resolve, onerror: reject })
				document.head.append(script)
				// React would stumble over it; it runs all the same.
				script.remove()
			})
		return loading[src]
	}
	const leave = () => {}

	// Passwords: the button's words say what it will do.
	const showPassword = (box, shown) => {
		const button = box.querySelector('button')
		box.querySelector('input').type = shown ? 'text' : 'password'
		button.textContent = shown ? box.dataset.hide : box.dataset.show
	}

	const addToggle = (box) => {
		const input = box.querySelector('input')
		if (!input || box.querySelector('button')) return
		box.append(make('button', { type: 'button', 'aria-controls': input.id }))
		showPassword(box, false)
	}

	// A new password: the server tells how strong it is while it is typed; saving waits until it would be accepted.
	const rated = new WeakSet()
	const addStrength = (form) => {
		const box = form.querySelector('[data-meter]')
		const save = form.querySelector('button:not([type=button])')
		const { formToken, password, repeat } = form.elements
		if (rated.has(form) || !box || !window.AbortController) return
		rated.add(form)
		const words = box.querySelector('p') || make('p', {})
		words.setAttribute('role', 'status')
		box.append(words)
		const reason = make('p', { id: 'wait' })
		reason.textContent = form.dataset.wait
		let strong = true
		let clock
		let asked

		const judge = () => {
			const waits = !strong || password.value !== repeat.value
			save.setAttribute('aria-disabled', waits)
			save.setAttribute('aria-describedby', waits ? 'wait' : '')
			if (waits) save.parentNode.after(reason)
			else reason.remove()
		}

		const show = ({ percent, level, text }) => {
			const range = { max: 100, low: 40, high: 99, optimum: 100, value: percent }
			const meter = box.querySelector('meter') || make('meter', range)
			meter.setAttribute('aria-label', box.dataset.meter)
			meter.value = percent
			box.dataset.level = level
			if (password.value) box.prepend(meter)
			else meter.remove()
			// Words that stay the same are not read out again.
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

		form.addEventListener('input', ({ target }) => {
			if (target === password) {
				clearTimeout(clock)
				if (asked) asked.abort()
				if (password.value) clock = setTimeout(ask, 300)
				else show({ percent: 100, level: '', text: '' })
			}
			judge()
		})
	}

	// Notices: the time stands still while one is read.
	const removeNotice = (notice) => {
		const list = notice.closest('ul')
		const row = notice.closest('li') || notice
		if (notice.contains(document.activeElement)) document.getElementById('main').focus()
		row.hidden = true
		if (list && !list.querySelector('li:not([hidden])')) list.hidden = true
	}

	const isRead = (notice) =>
		document.hidden || notice.matches(':hover') || notice.contains(document.activeElement)

	const countDown = (notice) => {
		let left = Number(notice.dataset.leavesAfter)
		const clock = setInterval(() => {
			if (!isRead(notice)) left -= 100
			if (left > 0 && notice.isConnected) return
			clearInterval(clock)
			removeNotice(notice)
		}, 100)
	}

	const noticed = new WeakSet()
	const meetNotices = () => {
		const fresh = all('[data-notices] [data-notice]').filter((notice) => !noticed.has(notice))
		if (fresh.length === 0) return
		fresh.forEach((notice) => {
			noticed.add(notice)
			if (notice.dataset.leavesAfter) countDown(notice)
		})
		announce(fresh.map((notice) => notice.querySelector('div').textContent).join(' '))
	}

	const announce = (words) => {
		const announcer = document.querySelector('[data-announcer]')
		if (!announcer) return
		announcer.textContent = ''
		setTimeout(() => (announcer.textContent = words), 500)
	}

	// Files: what is chosen is listed by a script of its own (files.js).
	const addFileList = (box) =>
		load('/files.js').then(() => window.portalListFiles(box, { make, load, release, sent }), leave)

	// Dates: a button opens the browser's own calendar; what is chosen there is written as it would be typed.
	const addCalendar = (box) => {
		const calendar = make('input', { type: 'date', tabindex: '-1', 'aria-hidden': 'true' })
		if (box.querySelector('button') || !calendar.showPicker) return
		const input = box.querySelector('input')
		const button = make('button', { type: 'button', 'aria-describedby': `${input.id}-label` })
		button.textContent = box.dataset.pick
		button.onclick = () => calendar.showPicker()
		calendar.onchange = () => (input.value = calendar.value.split('-').reverse().join('-'))
		box.append(button, calendar)
	}

	// Forms: what is on its way is not sent twice; a change makes it a new attempt.
	const sent = new WeakSet()
	const hold = (form, held) => {
		if (held) sent.add(form)
		else sent.delete(form)
		Array.from(form.querySelectorAll('button:not([type=button])')).forEach((button) =>
			held ? button.setAttribute('aria-disabled', 'true') : button.removeAttribute('aria-disabled'),
		)
	}
	const release = (form) => form && sent.has(form) && hold(form, false)
	const holdBack = (event) => {
		const waits = event.submitter && event.submitter.getAttribute('aria-disabled') === 'true'
		if (sent.has(event.target) || waits) {
			event.preventDefault()
			event.stopImmediatePropagation()
			return
		}
		Array.from(event.target.querySelectorAll('[data-password]')).forEach((box) => showPassword(box, false))
	}

	// While the next page is on its way a bar tells so; where React sends for it, React does.
	const bar = make('div', { 'aria-hidden': 'true', 'data-loading-bar': '' })
	const showBar = () => (isReady() ? document.body.append(bar) : undefined)

	const remember = (event) => {
		const form = event.target
		// What React sends, React shows; it only needs the gap until then closed.
		if (event.defaultPrevented) {
			sent.add(form)
			setTimeout(() => sent.delete(form), 1000)
		} else if (form.target !== '_blank') {
			hold(form, true)
			showBar()
		}
	}

	const onClick = (event) => {
		const target = event.target instanceof Element ? event.target : document.body
		const box = target.closest('[data-password]')
		if (box && target.closest('button')) showPassword(box, box.querySelector('input').type === 'password')
		const notice = target.closest('[data-notice]')
		const closes = notice && notice.querySelector('[data-notice-close]')
		if (notice && !target.closest('a') && (closes || notice.dataset.leavesAfter)) {
			event.preventDefault()
			removeNotice(notice)
		}
		// A file leaves the page where it is, and so does a place on it.
		const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
		const isElsewhere = altKey || ctrlKey || metaKey || shiftKey || defaultPrevented
		if (!isElsewhere && target.closest('a[data-discover]:not([href^="#"])')) showBar()
		if (target.closest('nav a')) all('[data-drawer][open]').forEach((drawer) => (drawer.open = false))
	}

	const improve = () => {
		all('[data-password]').forEach(addToggle)
		all('[data-files]').forEach(addFileList)
		all('[data-pick]').forEach(addCalendar)
		all('form[data-strength]').forEach(addStrength)
		meetNotices()
	}

	addEventListener('click', onClick)
	addEventListener('submit', holdBack, true)
	addEventListener('submit', remember)
	addEventListener('change', (event) => release(event.target.form))
	addEventListener('pageshow', ({ persisted }) => {
		bar.remove()
		if (persisted) Array.from(document.forms).forEach(release)
	})

	if (document.querySelector('[data-files]')) load('/files.js').catch(leave)
	const start = () => {
		improve()
		new MutationObserver(improve).observe(document.body, { childList: true, subtree: true })
	}
	const isOfReact = window.__remixContext || document.querySelector('script[data-hydrate]')
	const isReady = () => !isOfReact || document.documentElement.hasAttribute('data-hydrated')
	if (!isReady()) {
		const waiting = new MutationObserver(() => {
			waiting.disconnect()
			start()
		})
		waiting.observe(document.documentElement, { attributes: true, attributeFilter: ['data-hydrated'] })
	} else start()

	// A browser goes to what the address names when all scripts are there: not away from who types already.
	const inUse = document.activeElement
	const keepFocus = ({ target }) => location.hash === `#${target.id}` && inUse.focus({ preventScroll: true })
	const summary = document.querySelector('[data-error-summary]')
	// Another query of the same page is the next step of a form or the next page of a list, also on the way back: it begins
	// at its heading.
	const { activation } = window.navigation || {}
	const before = (activation && activation.from && activation.from.url) || document.referrer
	const isNext = before.split(/[?#]/)[0] === location.origin + location.pathname && !location.hash
	if (inUse !== document.body) addEventListener('focusin', keepFocus, { once: true })
	else if (summary) summary.focus()
	else if (isNext && before !== location.href && !isOfReact)
		document.querySelector('h1').focus({ preventScroll: true })

	// Where no frame is drawn, as in a tab nobody looks at, some browsers are never idle.
	const idle = window.requestIdleCallback || setTimeout
	const whenIdle = (work) => {
		const wait = () => idle(work, { timeout: 2000 })
		if (document.readyState === 'complete') wait()
		else addEventListener('load', wait)
	}

	// What the next page needs and this one did without.
	const { saveData, effectiveType } = navigator.connection || {}
	const fetchNext = () =>
		dataset.next.split(' ').forEach((file) => fetch(file, { priority: 'low' }).catch(leave))
	if (dataset.next && !saveData && !/[23]g/.test(effectiveType)) whenIdle(fetchNext)

	// A worker starts with every visit, and one page fades into the next: a poor device does better without.
	const { deviceMemory, hardwareConcurrency } = navigator
	const isPoor = saveData || deviceMemory <= 2 || hardwareConcurrency <= 2
	if (isPoor)
		addEventListener('pageswap', ({ viewTransition }) => viewTransition && viewTransition.skipTransition())
	const register = () => navigator.serviceWorker.register('/service-worker.js').catch(leave)
	if ('serviceWorker' in navigator && !isPoor) whenIdle(register)

	// A weak one gets the simple version from the next page on, where nobody chose. Who tells no memory tells of fewer cores than it has.
	const isWeak = deviceMemory <= 1 || (deviceMemory <= 4 && hardwareConcurrency <= 2)
	const version = document.querySelector('form[data-version=open]')
	if (isWeak && version && !isOfReact) {
		const body = new URLSearchParams(new FormData(version))
		body.set('by', 'device')
		fetch(version.action, { method: 'POST', body, redirect: 'manual' }).catch(leave)
	}
})()
