import { createPdfFile } from './pdf-file'
import type { WrittenPhoto } from './photo-process'
import { placePhoto } from './place-photo'

/** A page per photo, in sRGB. */
export async function* writePdf(photos: AsyncIterable<WrittenPhoto>): AsyncGenerator<Uint8Array> {
	const file = createPdfFile()
	const [catalogue, pages] = [file.reserve(), file.reserve()]
	const kids: string[] = []
	yield file.begin()
	for await (const photo of photos) {
		const [page, content, image] = [file.reserve(), file.reserve(), file.reserve()]
		const { sheet, matrix } = placePhoto(photo)
		kids.push(`${page} 0 R`)
		yield file.writeObject(
			page,
			`<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] ` +
				`/Contents ${content} 0 R /Resources << /XObject << /Photo ${image} 0 R >> >> >>`,
		)
		yield* file.writeStream(content, '', Buffer.from(`q ${matrix.join(' ')} cm /Photo Do Q`))
		yield* file.writeStream(image, describeImage(photo), photo.jpeg)
	}
	yield file.writeObject(pages, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`)
	yield file.writeObject(catalogue, `<< /Type /Catalog /Pages ${pages} 0 R >>`)
	yield file.end(catalogue)
}

function describeImage({ width, height }: WrittenPhoto) {
	return (
		`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ` +
		`/ColorSpace /DeviceRGB /Filter /DCTDecode`
	)
}
