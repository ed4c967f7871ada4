// Scales large photos down before the upload. HEIC becomes JPEG where the browser can read it.
;(() => {
	'use strict'
	// An A4 page at 300 dpi is 3508 pixels long.
	const longest = 3500
	const smallEnough = 1500000
	const isHeic = ({ name }) => /\.hei[cf]$/i.test(name)

	// A canvas has no Exif orientation, so the photo stays unchanged in browsers that do not apply it.
	const unpack = (file) => {
		let heeds = false
		const options = {
			get imageOrientation() {
				heeds = true
				return 'from-image'
			},
		}
		return createImageBitmap(file, options).then((picture) => (heeds ? picture : Promise.reject(picture)))
	}

	const draw = (picture) => {
		const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
		const canvas = document.createElement('canvas')
		canvas.width = Math.round(picture.width * scale)
		canvas.height = Math.round(picture.height * scale)
		const context = canvas.getContext('2d')
		context.imageSmoothingQuality = 'high'
		context.drawImage(picture, 0, 0, canvas.width, canvas.height)
		picture.close()
		return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85)).then((blob) => {
			// Safari retains the pixels of old canvases in limited memory.
			canvas.width = 0
			return blob
		})
	}

	const shrink = (file) =>
		unpack(file)
			.then(draw)
			.then((blob) => {
				if (!blob || (blob.size >= file.size && !isHeic(file))) return undefined
				const name = isHeic(file) ? file.name.replace(/hei[cf]$/i, 'jpg') : file.name
				return new File([blob], name, { type: blob.type, lastModified: file.lastModified })
			})

	// Photos are handled one at a time, because a decoded photo takes 50 MB and more.
	let last = Promise.resolve()
	window.portalShrinkPhoto = (file) => {
		if (file.size <= smallEnough && !isHeic(file)) return Promise.resolve()
		last = last.catch(() => {}).then(() => shrink(file))
		return last
	}
})()
