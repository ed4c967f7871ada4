import sharp from 'sharp'
import { heics } from '#tests/support/heic'
import { createExif } from '#tests/support/photos'
import { createDeepJpeg } from './deep-jpeg'
import {
	addParts,
	addProfile,
	addTail,
	compress,
	createFilm,
	draw,
	drawClearColour,
	drawKind,
	drawSwapped,
	drawTopDown,
	profiles,
	type Source,
} from './photo-parts'
import { runTool } from './tools'

export interface PhotoRecipe {
	/** With its extension. */
	name: string
	make: (source: Source) => Buffer | Promise<Buffer>
	/**
	 * Reference of its page: the source picture, the picture that ImageMagick shows, or its size alone. `refused`: it is no
	 * page; `none`: its type is never joined.
	 */
	page: 'source' | 'shown' | 'size' | 'refused' | 'none'
}

type Row = [name: string, make: PhotoRecipe['make'], page?: PhotoRecipe['page']]

function toRecipe(extension: string) {
	return ([name, make, page = 'source']: Row): PhotoRecipe => ({ name: `${name}.${extension}`, make, page })
}

/** Its last bytes are the size of the thumbnail: two by two points. */
const jfifWithThumbnail = Buffer.from('4a46494600010100000100010202', 'hex')

const jpegs: Row[] = [
	['plain', draw('jpg')],
	['rough', draw('jpg', '-quality', '40'), 'shown'],
	['progressive', draw('jpg', '-interlace', 'JPEG')],
	['grey', draw('jpg', '-colorspace', 'Gray'), 'shown'],
	['halved-across', draw('jpg', '-sampling-factor', '4:2:2')],
	['halved-down', draw('jpg', '-sampling-factor', '4:4:0')],
	['arithmetic', compress('-arithmetic')],
	['restarts', compress('-restart', '1')],
	['rgb', compress('-rgb')],
	['inks-ycck', draw('jpg', '-colorspace', 'CMYK'), 'size'],
	['inks-cmyk', async ({ path }) => sharp(path).toColourspace('cmyk').jpeg().toBuffer(), 'size'],
	['inks-profile', draw('jpg', ...addProfile('ps_cmyk')), 'shown'],
	['adobe-rgb', draw('jpg', ...addProfile('a98'))],
	['prophoto', draw('jpg', ...addProfile('rommrgb'))],
	['display-p3', async ({ path }) => sharp(path).withIccProfile('p3').jpeg().toBuffer()],
	['grey-profile', draw('jpg', '-colorspace', 'Gray', '-profile', `${profiles}/sgray.icc`), 'shown'],
	['swapped', drawSwapped],
	['deep', () => createDeepJpeg(), 'refused'],
	['thumbnail', addParts([[0xe0, Buffer.concat([jfifWithThumbnail, Buffer.alloc(12, 'a')])]])],
	['xmp', addParts([[0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>')]])],
	['motion', addTail(() => createFilm())],
	['several', addTail((jpeg) => jpeg, [[0xe2, Buffer.from('MPF\0MM\0*\0\0\0\x08\0\0')]])],
	['padded', addTail(() => Buffer.alloc(4_096))],
	['without-end', (source) => draw('jpg')(source).subarray(0, -2)],
]

const turns = Array.from({ length: 8 }, (_, index) => index + 1)
/** What undoes each orientation, so that the page is the source picture again. */
const untwist = [
	[],
	['-flop'],
	['-rotate', '180'],
	['-flip'],
	['-transpose'],
	['-rotate', '270'],
	['-transverse'],
	['-rotate', '90'],
]

const turned = turns.flatMap((turn): PhotoRecipe[] => [
	{
		name: `turned-${turn}.jpg`,
		make: (source) => addParts([[0xe1, createExif(turn)]], ...(untwist[turn - 1] ?? []))(source),
		page: 'source',
	},
	{
		name: `turned-${turn}.png`,
		make: ({ path }) => {
			const stored = runTool('magick', [path, ...(untwist[turn - 1] ?? []), 'png:-'])
			return sharp(stored).withMetadata({ orientation: turn }).png().toBuffer()
		},
		page: 'source',
	},
])

const depths = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] }
const pngRows: Row[] = [
	['clear-palette', draw('png8', '-colors', '16', '-fuzz', '20%', '-transparent', 'white'), 'shown'],
	['clear-grey', drawClearColour(0, '00ff'), 'shown'],
	['clear-colour', drawClearColour(2, '00ff00ff00ff'), 'shown'],
	['linear', draw('png', '-colorspace', 'RGB')],
	['profile', draw('png', ...addProfile('a98'))],
	['profile-16', draw('png', '-depth', '16', ...addProfile('rommrgb'))],
	['texts', draw('png', '-set', 'comment', 'GPS 52.0907N 5.1214E')],
	['one-point', draw('png', '-crop', '1x1+9+9', '+repage'), 'shown'],
]

/** Each kind of PNG, as the base set of PngSuite has them. */
const kinds = Object.entries(depths).flatMap(([type, each]) =>
	each.flatMap((depth) => [false, true].map((isInterlaced) => ({ type: Number(type), depth, isInterlaced }))),
)

const pngs: PhotoRecipe[] = [
	...kinds.map((kind): PhotoRecipe => ({
		name: `type-${kind.type}-${kind.depth}${kind.isInterlaced ? '-interlaced' : ''}.png`,
		make: drawKind(kind),
		page: 'shown',
	})),
	...pngRows.map(toRecipe('png')),
]

const gifs: Row[] = [
	['plain', draw('gif'), 'none'],
	['film', ({ path }) => runTool('magick', [path, path, '-loop', '0', 'gif:-']), 'none'],
	['clear', draw('gif', '-fuzz', '20%', '-transparent', 'white'), 'none'],
	['comment', draw('gif', '-set', 'comment', 'a comment'), 'none'],
]

const bmps: Row[] = [
	['os2', draw('bmp2'), 'none'],
	['windows-24', draw('bmp3'), 'none'],
	['windows-32', draw('bmp', '-alpha', 'set'), 'none'],
	['windows-16', draw('bmp', '-define', 'bmp:subtype=RGB565'), 'none'],
	['runs', draw('bmp3', '-type', 'Palette', '-compress', 'RLE'), 'none'],
	['two-colours', draw('bmp3', '-monochrome'), 'none'],
	['top-down', drawTopDown, 'none'],
]

/** Their sides and quarters are those of `tests/support/heic.ts`. */
const heicRecipes: PhotoRecipe[] = [
	...Object.entries(heics).map(([name, bytes]): PhotoRecipe => ({
		name: `${name}.heic`,
		make: () => bytes,
		page: 'size',
	})),
	{ name: 'drawn.heic', make: draw('heic'), page: 'source' },
]

export const photoRecipes = [
	...jpegs.map(toRecipe('jpg')),
	...turned,
	...pngs,
	...gifs.map(toRecipe('gif')),
	...bmps.map(toRecipe('bmp')),
	...heicRecipes,
]
