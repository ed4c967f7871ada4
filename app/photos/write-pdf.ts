import type { JpegFacts } from './clean-jpeg'
import type { PngFacts } from './clean-png'
import { createPdfFile } from './pdf-file'
import type { Photo } from './photo-sink'
import { placePhoto } from './place-photo'
import { readLayer, readPackedPoints } from './png-points'

export interface PdfPhoto {
	photo: Photo
	read: () => AsyncIterable<Uint8Array>
}

type PdfFile = ReturnType<typeof createPdfFile>

export async function* writePdf(photos: readonly PdfPhoto[]): AsyncGenerator<Uint8Array> {
	const file = createPdfFile()
	const [catalogue, pages] = [file.reserve(), file.reserve()]
	const kids: string[] = []
	yield file.begin()
	for (const each of photos) {
		const [page, content, image] = [file.reserve(), file.reserve(), file.reserve()]
		const { sheet, matrix } = placePhoto(each.photo)
		kids.push(`${page} 0 R`)
		yield file.writeObject(
			page,
			`<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] ` +
				`/Contents ${content} 0 R /Resources << /XObject << /Photo ${image} 0 R >> >> >>`,
		)
		yield* file.writeStream(content, '', fromText(`q ${matrix.join(' ')} cm /Photo Do Q`))
		yield* writeImage(file, image, each)
	}
	yield file.writeObject(pages, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`)
	yield file.writeObject(catalogue, `<< /Type /Catalog /Pages ${pages} 0 R >>`)
	yield file.end(catalogue)
}

async function* fromText(text: string) {
	yield Buffer.from(text)
}

function writeImage(file: PdfFile, number: number, { photo, read }: PdfPhoto) {
	return photo.type === 'jpeg'
		? file.writeStream(number, describeJpeg(photo), read())
		: writePng(file, number, photo, read)
}

async function* writePng(file: PdfFile, number: number, png: PngFacts, read: PdfPhoto['read']) {
	const hasOpacity = png.colourType === 4 || png.colourType === 6
	if (!hasOpacity) {
		yield* file.writeStream(number, describePng(png), readPackedPoints(read()))
		return
	}
	const mask = file.reserve()
	const dictionary = `${describePng(png)} /SMask ${mask} 0 R`
	yield* file.writeStream(number, dictionary, readLayer(read(), png, 'colours'))
	yield* file.writeStream(mask, describePng({ ...png, colourType: 0 }), readLayer(read(), png, 'opacity'))
}

function describeImage({ width, height, depth }: Photo) {
	return `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent ${depth}`
}

function describeJpeg(jpeg: JpegFacts & { isWhole: boolean }) {
	const space = jpeg.components === 1 ? '/DeviceGray' : '/DeviceRGB'
	return `${describeImage(jpeg)} /ColorSpace ${space} /Filter /DCTDecode`
}

function describePng(png: PngFacts) {
	const colours = png.colourType === 2 || png.colourType === 6 ? 3 : 1
	const last = png.palette.length / 3 - 1
	const plain = colours === 3 ? '/DeviceRGB' : '/DeviceGray'
	const space =
		png.colourType === 3 ? `[/Indexed /DeviceRGB ${last} <${png.palette.toString('hex')}>]` : plain
	return (
		`${describeImage({ ...png, isWhole: true })} /ColorSpace ${space} /Filter /FlateDecode ` +
		`/DecodeParms << /Predictor 15 /Colors ${colours} /BitsPerComponent ${png.depth} /Columns ${png.width} >>`
	)
}
