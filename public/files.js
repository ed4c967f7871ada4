// Files: a list of what was chosen, each with a way to take it out again. A telephone opens its camera at once.
;(() => {
	'use strict'
	const size = (bytes) => {
		const [amount, unit] = bytes < 1048576 ? [bytes / 1024, 'kB'] : [bytes / 1048576, 'MB']
		return `${amount.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 })} ${unit}`
	}

	const same = (one, other) => ['name', 'size', 'lastModified'].every((key) => one[key] === other[key])

	const isPhoto = ({ name }) => /\.(jpe?g|hei[cf])$/i.test(name)

	// Older browsers cannot make a list of files; theirs is the plain field.
	const canMakeFileList = () => {
		try {
			return Boolean(new DataTransfer())
		} catch (failure) {
			return false
		}
	}

	// What enhance.js lends: a maker of elements, a loader of scripts, and which forms are on their way.
	window.portalListFiles = (box, { make, load, release, sent }) => {
		const input = box.querySelector('input[type=file]')
		if (!input || box.querySelector('ul') || !canMakeFileList()) return
		const list = make('ul', { 'aria-live': 'polite' })
		// Each with its row: a list that is written anew would be read out anew.
		let kept = []

		const keep = (files) => {
			const transfer = new DataTransfer()
			files.forEach(({ file }) => transfer.items.add(file))
			input.files = transfer.files
			kept = files
		}

		const show = ({ file, row }) => {
			row.firstChild.data = `${file.name} (${size(file.size)})`
			row.lastChild.setAttribute('aria-label', `${box.dataset.remove} ${file.name}`)
		}

		const addRow = (file) => {
			const button = make('button', { type: 'button' })
			const one = { chosen: file, file, row: make('li', {}) }
			button.textContent = box.dataset.remove
			button.onclick = () => {
				one.row.remove()
				keep(kept.filter((other) => other !== one))
				release(input.form)
				;(list.querySelector('button') || input).focus()
			}
			one.row.append('', button)
			show(one)
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
			kept.filter(({ chosen }) => fresh.includes(chosen) && isPhoto(chosen)).forEach(shrink)
		}

		// A photo that cannot be made smaller stays as it is, and so does what is on its way.
		const shrink = (one) =>
			load('/shrink-photo.js')
				.then(() => window.portalShrinkPhoto(one.chosen))
				.then((file) => {
					if (!file || !kept.includes(one) || sent.has(input.form)) return
					one.file = file
					keep(kept)
					show(one)
				})
				.catch(() => {})

		// A field that takes more kinds of files opens no camera.
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
