import type { Page } from 'playwright'

/** A JPEG of 4000 × 1600 pixels with the noise of a photo and a red corner at the start. */
export async function drawPhoto(page: Page): Promise<Buffer> {
	const url = await page.evaluate(async () => {
		const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 1600 })
		const context = canvas.getContext('2d')!
		const noise = context.createImageData(500, 500)
		noise.data.forEach((_, at) => (noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256))
		for (let left = 0; left < 4000; left += 1000)
			for (let top = 0; top < 1600; top += 800) context.putImageData(noise, left, top)
		context.fillStyle = 'red'
		context.fillRect(0, 0, 400, 400)
		return canvas.toDataURL('image/jpeg', 0.9)
	})
	return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** Size of a photo as the browser shows it, and which corners are red. @throws Error when it cannot be shown */
export async function inspectPhoto(page: Page, photo: Buffer) {
	return page.evaluate(async (text) => {
		const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
		const bitmap = await createImageBitmap(new Blob([bytes]))
		const { width, height } = bitmap
		const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!
		context.drawImage(bitmap, 0, 0)
		const corners: [string, number, number][] = [
			['top left', 50, 50],
			['top right', width - 50, 50],
			['bottom left', 50, height - 50],
			['bottom right', width - 50, height - 50],
		]
		const red = corners.filter(([, left, top]) => {
			const [amount = 0, green = 0] = context.getImageData(left, top, 1, 1).data
			return amount > 200 && green < 60
		})
		return { width, height, red: red.map(([name]) => name) }
	}, photo.toString('base64'))
}
