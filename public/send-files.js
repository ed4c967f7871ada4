// Sends a form with files: shows how much was sent, and can be stopped. Without this script the browser sends the form.
;(() => {
	'use strict'
	const known = new WeakSet()
	// Milliseconds; a stylesheet that stands still keeps no answer back.
	const longestWait = 3000
	// Milliseconds after the last byte, as in enhance.js.
	const longestHold = 20_000

	// Helpers of enhance.js and files.js: create an element, free a pending form, announce, write a size, drop files by name.
	window.portalSendFiles = (input, { make, release, announce, size, drop }) => {
		const { form } = input
		if (known.has(form) || !window.FormData) return
		known.add(form)
		const words = JSON.parse(input.closest('[data-files]').dataset.sending)
		const box = make('div', { 'data-sending-files': '' })
		let current

		const write = (name, text, attributes = {}) => {
			const element = make(name, attributes)
			element.textContent = text
			box.append(element)
			return element
		}

		// A file that changed, was removed or lies in a cloud drive out of reach fails the send as a broken line does.
		const canRead = (file) =>
			Promise.all([file.slice(0, 1), file.slice(-1)].map((part) => new Response(part).arrayBuffer()))
		const findUnreadable = () =>
			Promise.all(
				Array.from(input.files, (file) =>
					canRead(file).then(
						() => undefined,
						() => file,
					),
				),
			).then((files) => files.filter(Boolean))

		const leave = (event) => {
			event.preventDefault()
			event.returnValue = ''
		}

		// The page has the styles of its own elements only. Parts of another page need the whole sheet.
		const withAllStyles = (show) => {
			const { styles } = document.querySelector('[data-styles]').dataset
			const link = make('link', { rel: 'stylesheet', href: styles })
			let isShown = false
			const showOnce = () => {
				if (!isShown) show()
				isShown = true
			}
			link.onload = link.onerror = showOnce
			setTimeout(showOnce, longestWait)
			document.head.append(link)
		}

		// The policy of this page forbids the styles of another, and each parser would report them.
		const dropStyles = (html) =>
			html
				.split('</style>')
				.map((part) => part.split('<style', 1)[0])
				.join('')
		const readPage = (html) => new DOMParser().parseFromString(dropStyles(html), 'text/html')

		// The page that a browser would show for this answer: its main part, with the chosen files where it has a field.
		const showPage = (page, fail) => {
			const main = document.querySelector('main')
			const fresh = page.querySelector('main')
			if (!main || !fresh) return fail()
			const { files } = input
			document.title = page.title
			main.replaceWith(fresh)
			const field = fresh.querySelector('[data-files] input[type=file]')
			const hint = field && document.getElementById(`${field.id}-hint`)
			if (field) field.files = files
			if (hint) hint.textContent = hint.textContent.replace(words.notKept, '')
			const first =
				fresh.querySelector('[data-takes-focus], [data-error-summary]') || fresh.querySelector('h1')
			scrollTo(0, 0)
			if (first) first.focus()
		}

		const start = (request) => {
			box.textContent = ''
			const text = write('p', words.sending)
			const bar = write('progress', '', { 'aria-label': words.label, max: 1, value: 0 })
			const amount = write('p', '')
			const stop = write('button', words.stop, { type: 'button' })
			let isWhole = false
			let quarter = 0
			let patience

			const end = (outcome) => {
				clearTimeout(patience)
				removeEventListener('beforeunload', leave)
				const hadFocus = box.contains(document.activeElement)
				box.textContent = ''
				write('p', outcome)
				announce(outcome)
				release(form)
				if (hadFocus) form.querySelector('button:not([type=button])').focus()
			}

			request.upload.onprogress = ({ loaded, total }) => {
				bar.max = total
				bar.value = loaded
				amount.textContent = words.amount
					.replace('{sent}', () => size(loaded))
					.replace('{total}', () => size(total))
				const reached = Math.floor((4 * loaded) / total)
				if (reached > quarter && reached < 4) announce(amount.textContent)
				quarter = reached
			}
			request.upload.onload = () => {
				isWhole = true
				text.textContent = words.whole
				announce(words.whole)
				patience = setTimeout(() => {
					text.textContent = words.waiting
					announce(words.waiting)
					release(form)
				}, longestHold)
			}
			const explain = (files) => {
				if (!files.length || isWhole) return isWhole ? words.brokenLate : words.broken
				drop(files)
				return words.unreadable.replace('{names}', () => files.map(({ name }) => name).join(', '))
			}
			request.onerror = () => findUnreadable().then((files) => end(explain(files)))
			stop.onclick = () => {
				request.abort()
				end(isWhole ? words.stoppedLate : words.stopped)
			}
			request.onload = () => {
				clearTimeout(patience)
				removeEventListener('beforeunload', leave)
				const target = request.status === 204 && request.getResponseHeader('Location')
				const kept = request.getResponseHeader('Content-Location')
				if (kept) history.replaceState(history.state, '', kept)
				if (target) location.assign(target)
				else withAllStyles(() => showPage(readPage(request.responseText), () => end(words.brokenLate)))
			}
			addEventListener('beforeunload', leave)
			form.append(box)
			announce(words.sending)
		}

		// Runs after enhance.js has held the form.
		addEventListener('submit', (event) => {
			if (event.target !== form || event.defaultPrevented || !input.files.length) return
			const { submitter } = event
			const body = new FormData(form)
			if (submitter && submitter.name) body.append(submitter.name, submitter.value)
			// The form has one id, so a second send is answered as the first.
			if (current) current.abort()
			const request = new XMLHttpRequest()
			current = request
			request.open('POST', form.getAttribute('action'))
			request.setRequestHeader('X-Redirect', 'manual')
			event.preventDefault()
			const waiting = document.querySelector('[data-loading-bar]')
			if (waiting) waiting.remove()
			start(request)
			request.send(body)
		})
	}
})()
