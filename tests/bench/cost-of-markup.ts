import { hasPastedPicture } from '#app/api/resources/licence'
import { findNoFile } from '#app/downloads/file-extension'
import { markForeignTexts } from '#app/i18n/foreign-texts.server'
import { escapeHtml } from '#app/lib/escape-html'
import { findFileContent, findFileType, isXml, skipParts } from '#app/lib/file-type'
import { findFirmHref } from '#app/lib/html/firm-links'
import { listHtmlLines, lower, raise, toPlainText } from '#app/lib/html/html-lines.server'
import { parseHtml } from '#app/lib/html/parse-html.server'
import { placeHeadings, showsText } from '#app/lib/html/shows-text'

import { sanitiseHtml } from '#app/lib/html/sanitise-html.server'
import { readStyleRules } from '#app/lib/html/style-rules'
import { drawsNothing } from '#app/lib/pictures/draws-nothing'
import { listSvgPaints } from '#app/lib/pictures/list-svg-paints'
import { findThumbnail } from '#app/lib/thumbnail'
import { markHeldForms } from '#app/request/held-fields.server'
import { isTooFaint } from '#app/theme/judge-theme'
import { compareAll, textSize, type Parser } from './compare-costs'

const size = textSize
const html = '<p>Wij <strong>adviseren</strong> u graag over uw <a href="https://a.nl/b">hypotheek</a>.</p>\n'
const css = 'p.noot { color: red; margin: 0 } table > td { font-size: 12px }\n'
const svg = '<path d="M0 0h24" fill="#123456"/>'
const head = 4_096

let turn = 0
/** A number in front makes each text new to the cache. */
const sanitise = (text: string) => sanitiseHtml(`${(turn += 1)}${text}`)

/** Texts and pictures of a firm, files, and our own pages with foreign texts. */
const parsers: Readonly<Record<string, Parser>> = {
	'HTML of the firm, anywhere': {
		...{
			size,
			ordinary: html,
			starts: ['<p ', '<', '<a id=a href=#a></a>'.repeat(500)],
			parts: ['<b>', '<p>', '</p>'],
		},
		run: sanitise,
	},
	'style sheet of the firm': {
		...{
			size,
			ordinary: css,
			starts: ['p{', '@media ', 'p{color:red'],
			parts: ['a>', 'p{}', '.a{color:red}', '! '],
		},
		run: (text) => [readStyleRules(text, 1), sanitise(`<style>${text}</style><p class="a">a</p>`)],
	},
	'style of an element': {
		...{ size, ordinary: 'color: red; margin: 0; ', starts: ['transform:translate(', 'left:1', 'opacity:0'] },
		run: (text) => sanitise(`<p style='${text}'>a</p>`),
	},
	'link of the firm': {
		...{ size, ordinary: 'https://a.nl/hypotheek', starts: ['#a', 'mailto:', 'tel:', 'https://', 'www.'] },
		run: (text) => [findFirmHref(text), sanitise(`<a href='${text}'>a</a><p id="a">`)],
	},
	'elements with rules': {
		...{ size, ordinary: html, parts: ['<p class=a>', '<b id=b>', '<i class="a b c d e f g h">x</i>'] },
		run: (text) =>
			sanitise(`<style>${'.a,.b,.c,.d,.e,.f,.g,.h{color:red}p b{color:red}'.repeat(20)}</style>${text}`),
	},
	'lines of HTML': {
		...{
			size,
			ordinary: html,
			starts: ['<h1 ', '<ul><li>'.repeat(3)],
			parts: ['<h1>', '<br>', '<ul><li>', '<li>a', '<sup>', '<tr><td rowspan=0>'],
		},

		run: (text) => {
			const safe = sanitise(text)
			const options = { struckOut: 'vervallen' }
			return [listHtmlLines(safe, options), toPlainText(safe, options), placeHeadings(safe, 2)]
		},
	},
	'text of the firm': {
		...{ size, ordinary: 'Wij adviseren u graag. ' },
		run: (text) => [showsText(text), escapeHtml(text), raise(text), lower(text), hasPastedPicture(text)],
	},
	'markup of a page': {
		...{ size, ordinary: html, starts: ['<form '], parts: ['<form >', '<input '] },
		run: (text) => [
			markHeldForms(text, { language: 'nl', address: 'formal' }),
			markForeignTexts(text, new Map([['a', 'en']])),
		],
	},
	'nodes of HTML': { size, ordinary: html, parts: ['<b>', '<td>', '</b>'], run: parseHtml },
	'picture of a firm': {
		...{ size, ordinary: svg, parts: ['<path d="M0"/>'] },
		run: (text) => {
			const picture = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`
			return [drawsNothing(picture), listSvgPaints(picture), isTooFaint(picture, '#ffffff')]
		},
	},
	'style in a picture': {
		...{ size, ordinary: 'fill: red; stroke: none; ', starts: ['fill:', 'opacity:0'] },
		run: (text) => drawsNothing(`<svg><path d='M0' style='${text}' width='0${text}'/></svg>`),
	},
	'picture in a text': {
		...{ size, ordinary: 'data:image/png;base64,iVBORw0KGgo=', starts: ['data:image/png;base64,'] },
		run: findThumbnail,
	},
	'beginning of a file': {
		size: head,
		ordinary: '<?xml version="1.0"?><!-- a --><a>',
		starts: ['<!doctype ', '<!doctype a ', '<?', '<!--', '<!doctype a ['],
		parts: ['<!---->', '<?a?>', '<!doctype a>', "''", '""', '[]'],
		run: (text) => {
			const bytes = Buffer.from(text)
			return [findFileContent(bytes), findFileType(bytes), isXml(bytes), skipParts(text, [['<', '>']])]
		},
	},
	'beginning of a download': {
		size: 160,
		ordinary: '<?xml version="1.0"?><!-- a --><a>',
		starts: ['<!--', '<?xml '],
		parts: ['<!---->', '<?xml>', 'json'],
		run: (text) => findNoFile({ name: `a.${text}`, type: text, firstBytes: Buffer.from(text) }),
	},
}

export const markupCases = () => compareAll(parsers)
