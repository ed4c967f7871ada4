import { randomBytes } from 'node:crypto'
import type { TestFile } from './form-body'
import { createJpeg, createPhotoPng } from './photos'

/** Files for uploads; each call returns different bytes. */
export const files = {
	pdf: (name = 'loonstrook.pdf', size = 2000): TestFile => file(name, 'application/pdf', '%PDF-1.7\n', size),
	jpeg: (name = 'foto.jpg'): TestFile => ({ name, type: 'image/jpeg', bytes: createJpeg().clean }),
	png: (name = 'scherm.png'): TestFile => ({ name, type: 'image/png', bytes: createPhotoPng().clean }),
	bmp: (name = 'scan.bmp'): TestFile =>
		file(name, 'image/bmp', Buffer.from('424d4600000000000000', 'hex'), 900),
	gif: (name = 'plaatje.gif'): TestFile => file(name, 'image/gif', 'GIF89a', 900),
	xml: (name = 'pensioen.xml'): TestFile => ({
		name,
		type: 'text/xml',
		bytes: Buffer.from(`<?xml version="1.0"?><pensioen nummer="${randomBytes(6).toString('hex')}"/>`),
	}),
}

function file(name: string, type: string, start: string | Buffer, size: number): TestFile {
	return { name, type, bytes: Buffer.concat([Buffer.from(start), randomBytes(size)]) }
}
