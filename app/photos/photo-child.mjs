// Source of a separate process (photo-process.ts). It finds its packages from the address of the portal's module.
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const [, from, mostPoints] = process.argv
const load = createRequire(from)
const decodeHeic = load('heic-decode')
const sharp = load('sharp')
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })

const longestProfile = 65_519
/** Bytes; profiles of printers have up to two million. */
const mostUnpacked = 4 * 1024 * 1024
/** Photos lose nothing that shows. */
const usual = { quality: 85 }
/** Screenshots and scans have hard edges, also between colours. */
const sharpEdges = { quality: 90, chromaSubsampling: '4:4:4' }
const paper = '#fff'
const screenGamma = 2.2
const jpegEnd = Buffer.from([0xff, 0xd9])
/** Warnings of libjpeg and libpng about lost pixels; others are harmless. */
const damage = /premature end|bad huffman|arithmetic|instead of rst|adaptive filter|not enough/i

const jobs = { convertHeic, makePage }

process.on('disconnect', () => process.exit())
process.on('message', async ({ job, bytes, points }) => {
	process.send(await jobs[job](Buffer.from(bytes), points).catch((error) => ({ fault: findFault(error) })))
})

function findFault({ message }) {
	if (/pixel limit/i.test(message)) return 'tooManyPoints'
	return /unsupported/i.test(message) ? 'unfit' : 'broken'
}

/** Harmless warnings fail the first time only, as programs show such photos without a fault. */
async function makePage(photo) {
	try {
		return await drawPage(photo, 'warning')
	} catch (error) {
		if (damage.test(error.message)) throw error
		return drawPage(photo, 'truncated')
	}
}

async function drawPage(photo, failOn) {
	// With an end, libjpeg tells lost pixels from a lost end.
	const input = isPng(photo) ? dropLargeProfiles(photo) : Buffer.concat([photo, jpegEnd])
	const bounds = { failOn, limitInputPixels: Number(mostPoints), sequentialRead: true }
	const { icc } = await sharp(input, bounds).metadata()
	const image = sharp(input, { ...bounds, ignoreIcc: isProgram(icc) })
	const page = image.autoOrient().flatten({ background: paper })
	return isPng(photo)
		? writeJpeg(await applyGamma(page, findGamma(photo)), sharpEdges)
		: writeJpeg(page, usual)
}

function isPng(photo) {
	return photo[0] === 0x89
}

/** A profile with multi-process elements, which run for each point as often as it likes (ICC.1, D2B0). */
function isProgram(icc = Buffer.alloc(0)) {
	const tags = icc.length < 132 ? 0 : icc.readUInt32BE(128)
	for (let at = 132; at < 132 + 12 * tags && at + 12 <= icc.length; at += 12) {
		const from = icc.readUInt32BE(at + 4)
		if (icc.toString('latin1', from, from + 4) === 'mpet') return true
	}
	return false
}

/** A PNG without a profile that unpacks to far more than any has, and without further ones: unpacking each takes time. */
function dropLargeProfiles(photo) {
	const kept = []
	let from = 0
	let profiles = 0
	for (const { type, at, end } of listChunks(photo)) {
		if (type !== 'iCCP') continue
		profiles += 1
		if (profiles === 1 && isSmallProfile(photo.subarray(at + 8, end - 4))) continue
		kept.push(photo.subarray(from, at))
		from = end
	}
	return Buffer.concat([...kept, photo.subarray(from)])
}

function isSmallProfile(data) {
	try {
		return inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: mostUnpacked }).length > 0
	} catch {
		return false
	}
}

/** Chunks of a PNG before its image data. */
function* listChunks(photo) {
	for (let at = 8; at + 12 <= photo.length;) {
		const end = at + 12 + photo.readUInt32BE(at)
		const type = photo.toString('latin1', at + 4, at + 8)
		if (type === 'IDAT') return
		yield { type, at, end }
		at = end
	}
}

/** Gamma of a PNG; undefined where a profile or sRGB takes its place. */
function findGamma(photo) {
	let gamma
	for (const { type, at } of listChunks(photo)) {
		if (['iCCP', 'sRGB', 'cICP'].includes(type)) return undefined
		if (type === 'gAMA') gamma = photo.readUInt32BE(at + 8) / 100_000
	}
	return gamma
}

/** libvips ignores it. */
async function applyGamma(image, gamma) {
	const exponent = gamma ? 1 / (gamma * screenGamma) : 1
	if (Math.abs(exponent - 1) < 0.05) return image
	const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
	const levels = Uint8Array.from({ length: 256 }, (_, level) => Math.round(255 * (level / 255) ** exponent))
	for (let at = 0; at < data.length; at += 1) data[at] = levels[data[at]]
	return sharp(data, { raw: info })
}

/** In sRGB with 8 bits, as sharp writes JPEGs. */
async function writeJpeg(image, options) {
	const { data, info } = await image.jpeg(options).toBuffer({ resolveWithObject: true })
	return { jpeg: data, width: info.width, height: info.height }
}

async function convertHeic(heic, points) {
	const photos = await decodeHeic.all({ buffer: heic })
	try {
		const [{ width, height, decode }] = photos
		// The first picture may be another than the one that was measured.
		if (width * height > points) return { fault: 'unfit' }
		// libheif applies the turn that the file asks for.
		const { data } = await decode()
		const image = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
		const written = await writeJpeg(image.flatten({ background: paper }), usual)
		return { ...written, jpeg: addProfile(written.jpeg, findProfile(heic)) }
	} finally {
		photos.dispose()
	}
}

/** The colour profile, which libheif does not apply. */
function findProfile(heic) {
	const at = heic.indexOf('colrprof')
	if (at < 4) return undefined
	const profile = heic.subarray(at + 8, at - 4 + heic.readUInt32BE(at - 4))
	return profile.toString('latin1', 36, 40) === 'acsp' && profile.length <= longestProfile
		? profile
		: undefined
}

function addProfile(jpeg, profile) {
	if (!profile) return jpeg
	const head = Buffer.from([0xff, 0xe2, 0, 0, ...Buffer.from('ICC_PROFILE\0'), 1, 1])
	head.writeUInt16BE(head.length - 2 + profile.length, 2)
	return Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)])
}
