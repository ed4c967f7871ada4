// Lists the chosen files, each with a button to remove it. Telephones can open the camera directly.
;(() => {
	'use strict'
	const size = (bytes) => {
		const [amount, unit] =
			bytes < 1048576 ? [Math.max(bytes && 0.1, bytes / 1024), 'kB'] : [bytes / 1048576, 'MB']
		return `${amount.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 })} ${unit}`
	}

	const same = (one, other) => ['name', 'size', 'lastModified'].every((key) => one[key] === other[key])

	// Telephones give a file that is chosen again another time, so its bytes are compared.
	const isCopy = (one, other) =>
		Promise.all([one, other].map((file) => new Response(file).arrayBuffer())).then((contents) => {
			const [bytes, earlier] = contents.map((content) => new Uint8Array(content))
			return bytes.every((byte, at) => byte === earlier[at])
		})

	const isPhoto = ({ name }) => /\.(jpe?g|hei[cf])$/i.test(name)

	// Older browsers cannot create a FileList; they show the plain field.
	const canMakeFileList = () => {
		try {
			return Boolean(new DataTransfer())
		} catch (failure) {
			return false
		}
	}

	// The camera or another app may end the tab of a hidden page, so the server keeps what was typed.
	const keepTyped = (input, sent) => {
		const read = () => {
			const fields = Array.from(new FormData(input.form)).filter(([, value]) => typeof value === 'string')
			return new URLSearchParams(fields.concat([['hidden', 'on']]))
		}
		// Text may be older than this script, or come from a refused form.
		const isTyped = () =>
			Array.from(input.form.querySelectorAll('input, textarea')).some(
				({ type, value, defaultValue }) => /^text/.test(type) && (value || defaultValue),
			)
		let kept
		const keep = ({ type }) => {
			const isHidden = type === 'pagehide' || document.visibilityState === 'hidden'
			if (!isHidden || !input.isConnected || sent.has(input.form)) return
			const body = read()
			if (!isTyped() || String(body) === kept) return
			kept = String(body)
			const options = { method: 'POST', body, keepalive: true, headers: { 'X-Redirect': 'manual' } }
			fetch(input.form.getAttribute('action'), options).catch(() => {})
		}
		document.addEventListener('visibilitychange', keep)
		addEventListener('pagehide', keep)
	}
	const known = new WeakSet()

	// Helpers of enhance.js: create an element, load a script, announce, and the pending forms.
	window.portalListFiles = (box, { make, load, release, announce, sent }) => {
		const input = box.querySelector('input[type=file]')
		if (!input || known.has(input)) return
		known.add(input)
		keepTyped(input, sent)
		if (!canMakeFileList()) return
		const list = make('ul', { 'aria-live': 'polite' })
		const total = make('p', {})
		const words = JSON.parse(box.dataset.sending)
		// Rows are reused, because a screen reader would read a new list again.
		let kept = []

		const keep = (files) => {
			const transfer = new DataTransfer()
			files.forEach(({ file }) => transfer.items.add(file))
			input.files = transfer.files
			kept = files
			const bytes = kept.reduce((sum, { file }) => sum + file.size, 0)
			showDuration(bytes)
			showTotal(bytes)
			if (files.length)
				load('/send-files.js')
					.then(() => window.portalSendFiles(input, { make, release, announce, size, drop }))
					.catch(() => {})
		}

		// Time that the chosen files may take on a slow line.
		const showDuration = (bytes) => {
			const note = input.form.querySelector('[data-duration]')
			const minutes = Math.ceil(bytes / words.bytesPerMinute)
			if (note)
				note.textContent =
					[words.general, words.short][minutes] || words.long.replace('{minutes}', () => minutes)
		}

		const showTotal = (bytes) => {
			const isLarge = bytes > words.mostBytes
			const text = isLarge ? words.tooLarge : words.together.replace('{total}', () => size(bytes))
			if (isLarge && total.textContent !== text) announce(text)
			total.textContent = text
			total.toggleAttribute('data-refused', isLarge)
			if (bytes) list.after(total)
			else total.remove()
		}

		// The server decides by the content. A name that ends in a type that it does not know is enough.
		const findRefusal = ({ name, size: bytes }, head) => {
			const [ending] = /\.(?=\d*[a-z])[a-z\d]{1,5}$/.exec(name.toLowerCase()) || []
			const isKnown = !ending || input.accept.split(',').includes(ending)
			if (!isKnown) return /^\.hei[cf]$/.test(ending) ? words.heic : words.refused
			if (!bytes) return words.empty
			const isStart = (sign) => (sign[0] === '*' ? head.includes(sign.slice(1)) : head.startsWith(sign))
			if (!head || words.signs.split(',').some(isStart)) return ''
			return ending ? words.forged : words.refused
		}

		// The first bytes as hexadecimal text. A file that the browser cannot read has none.
		const readHead = (one) => {
			const { file } = one
			new Response(file.slice(0, 1024))
				.arrayBuffer()
				.then((bytes) => {
					if (one.file !== file) return
					one.head = Array.from(new Uint8Array(bytes), (byte) => (256 + byte).toString(16).slice(1)).join('')
					show(one)
				})
				.catch(() => {})
		}

		const show = ({ file, row, head }) => {
			const text = findRefusal(file, head)
			const refusal = text && ` ${text.replace('{name}', () => file.name)}`
			row.firstChild.data = `${file.name} (${size(file.size)})${refusal}`
			row.toggleAttribute('data-refused', Boolean(refusal))
			row.lastChild.setAttribute('aria-label', `${box.dataset.remove} ${file.name}`)
		}

		const remove = (one) => {
			one.row.remove()
			keep(kept.filter((other) => other !== one))
		}

		// Browsers tell nothing when a file is chosen again that they think they have.
		const drop = (files) => kept.filter((one) => files.some((file) => same(one.file, file))).forEach(remove)

		const addRow = (file) => {
			const button = make('button', { type: 'button' })
			const one = { chosen: file, file, row: make('li', {}) }
			button.textContent = box.dataset.remove
			button.onclick = () => {
				remove(one)
				release(input.form)
				;(list.querySelector('button') || input).focus()
			}
			one.row.append('', button)
			show(one)
			readHead(one)
			list.append(one.row)
			return one
		}

		const take = (files) => {
			const fresh = Array.from(files).filter((file) => !kept.some(({ chosen }) => same(chosen, file)))
			if (input.multiple) keep(kept.concat(fresh.map(addRow)))
			else {
				list.textContent = ''
				keep(Array.from(files).slice(0, 1).map(addRow))
			}
			release(input.form)
			const added = kept.filter(({ chosen }) => fresh.includes(chosen))
			added.forEach(dropCopy)
			added.filter(({ chosen }) => isPhoto(chosen)).forEach(shrink)
		}

		// The server drops copies too.
		const dropCopy = (one) =>
			kept
				.slice(0, kept.indexOf(one))
				.filter(({ chosen }) => chosen.name === one.chosen.name && chosen.size === one.chosen.size)
				.forEach((earlier) =>
					isCopy(one.chosen, earlier.chosen)
						.then((is) => is && kept.includes(earlier) && !sent.has(input.form) && remove(one))
						.catch(() => {}),
				)

		// A photo that cannot be made smaller stays unchanged, and so does a pending form.
		const shrink = (one) =>
			load('/shrink-photo.js')
				.then(() => window.portalShrinkPhoto(one.chosen))
				.then((file) => {
					if (!file || !kept.includes(one) || sent.has(input.form)) return
					one.file = file
					one.head = ''
					keep(kept)
					show(one)
					readHead(one)
				})
				.catch(() => {})

		// The camera opens for a field that takes photos and nothing else.
		const addCamera = () => {
			const camera = make('input', { type: 'file', accept: 'image/*', capture: 'environment' })
			camera.onchange = () => {
				take(camera.files)
				camera.value = ''
			}
			const button = make('button', { type: 'button' })
			button.textContent = box.dataset.camera
			button.onclick = () => camera.click()
			box.append(button)
		}

		const addDropZone = () => {
			const hint = make('p', {})
			hint.textContent = box.dataset.drop
			box.append(hint)
		}

		input.addEventListener('change', () => take(input.files))
		const over = (event, isOver) => {
			event.preventDefault()
			box.toggleAttribute('data-over', isOver)
		}
		box.addEventListener('dragover', (event) => over(event, true))
		box.addEventListener('dragleave', (event) => over(event, false))
		box.addEventListener('drop', (event) => {
			over(event, false)
			take(event.dataTransfer.files)
		})
		if (matchMedia('(pointer: fine)').matches) addDropZone()
		if (matchMedia('(pointer: coarse)').matches) addCamera()
		box.append(list)
		if (input.files.length) take(input.files)
	}
})()
