// Source of a separate process (convert-heic.ts). It finds its packages from the address of the portal's module.
import { createRequire } from 'node:module'

const [, from, mostPoints] = process.argv
const load = createRequire(from)
const decodeHeic = load('heic-decode')
const sharp = load('sharp')
sharp.concurrency(1)
sharp.cache(false)

const longestProfile = 65_519
const quality = 85

process.on('disconnect', () => process.exit())
process.on('message', async ({ heic }) => {
	process.send(await convert(Buffer.from(heic)).catch(() => ({ fault: 'broken' })))
})

async function convert(heic) {
	const photos = await decodeHeic.all({ buffer: heic })
	try {
		const [{ width, height, decode }] = photos
		if (width * height > Number(mostPoints)) return { fault: 'tooManyPoints' }
		// libheif applies the turn that the file asks for.
		const { data } = await decode()
		const raw = { width, height, channels: 4 }
		const image = sharp(Buffer.from(data.buffer), { raw }).flatten({ background: '#fff' })
		return { jpeg: addProfile(await image.jpeg({ quality }).toBuffer(), findProfile(heic)) }
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
