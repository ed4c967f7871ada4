import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './tools'

export interface PdfRecipe {
	name: string
	make: (source: PdfSource) => Buffer
}

interface PdfSource {
	folder: string
	path: string
}

const drawing = '/Helvetica findfont 20 scalefont setfont 72 700 moveto (Loonstrook) show showpage'

export function drawPdf(folder: string): PdfSource {
	const path = join(folder, 'source.pdf')
	runTool('gs', ['-q', '-sDEVICE=pdfwrite', '-o', path, '-c', drawing])
	return { folder, path }
}

function change(...args: string[]) {
	return ({ folder, path }: PdfSource) => {
		const target = join(folder, 'changed.pdf')
		runTool('qpdf', [path, ...args, target])
		return readFileSync(target)
	}
}

const locked = (password: string, bits: string, ...rights: string[]) =>
	change('--allow-weak-crypto', '--encrypt', password, 'owner', bits, ...rights, '--')

export const pdfRecipes: PdfRecipe[] = [
	{ name: 'plain.pdf', make: ({ path }) => readFileSync(path) },
	{ name: 'linearised.pdf', make: change('--linearize') },
	{ name: 'pdf-2.pdf', make: change('--force-version=2.0') },
	{ name: 'streams.pdf', make: change('--object-streams=generate') },
	{ name: 'archive.pdf', make: drawArchive },
	{ name: 'line-first.pdf', make: ({ path }) => Buffer.concat([Buffer.from('\r\n'), readFileSync(path)]) },
	{
		name: 'printer-first.pdf',
		make: ({ path }) => Buffer.concat([Buffer.from('\x1b%-12345X@PJL JOB\n'), readFileSync(path)]),
	},
	{ name: 'added-to.pdf', make: ({ path }) => addUpdate(readFileSync(path)) },
	{ name: 'locked-40.pdf', make: locked('', '40', '--modify=n') },
	{ name: 'locked-128.pdf', make: locked('', '128', '--modify=none', '--print=none') },
	{ name: 'locked-256.pdf', make: locked('', '256', '--modify=none', '--extract=n') },
	{ name: 'with-password.pdf', make: locked('secret', '256') },
]

/** PDF/A-2. */
function drawArchive({ folder }: PdfSource) {
	const path = join(folder, 'archive.pdf')
	const options = ['-dPDFA=2', '-sColorConversionStrategy=RGB', '-dPDFACompatibilityPolicy=1']
	runTool('gs', ['-q', '-sDEVICE=pdfwrite', ...options, '-o', path, '-c', drawing])
	return readFileSync(path)
}

/** A second table of references behind the first end, as programs write that sign or fill in. */
function addUpdate(pdf: Buffer) {
	const text = pdf.toString('latin1')
	const [, root = ''] = /\/Root (\d+ 0 R)/.exec(text) ?? []
	const [, size = ''] = /\/Size (\d+)/.exec(text) ?? []
	const [, before = ''] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text) ?? []
	const object = `${size} 0 obj\n<< /Note (later) >>\nendobj\n`
	const place = String(pdf.length).padStart(10, '0')
	const table = `xref\n${size} 1\n${place} 00000 n \n`
	const trailer = `trailer\n<< /Size ${Number(size) + 1} /Root ${root} /Prev ${before} >>\n`
	const start = `startxref\n${pdf.length + object.length}\n%%EOF\n`
	return Buffer.concat([pdf, Buffer.from(object + table + trailer + start)])
}
