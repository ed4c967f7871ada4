import { readContentLanguage } from '#app/api/content-language'
import { resolveNextPage } from '#app/api/pages'
import { addExtension } from '#app/downloads/file-extension'
import { canOpenInBrowser } from '#app/downloads/file-links'
import { drawAppIcon, writeAppManifest } from '#app/firm/app-identity.server'
import { createImageLink } from '#app/firm/image-link.server'
import { getReturnTo } from '#app/forms/use-reply'
import { findLanguage } from '#app/i18n/language'
import { createContentDisposition, decodeHeaderText } from '#app/lib/content-disposition'
import { describeBrowser, isInAppBrowser } from '#app/lib/describe-browser'
import { hidePathIds, dropParameters, keepKnownParameters } from '#app/lib/hide-url-secrets'
import {
	dropSentenceEnd,
	hasSentenceEnd,
	listTokens,
	repairQuery,
	splitAddress,
	trimToken,
} from '#app/lib/repair-query'
import { readPairs } from '#app/lib/read-pairs'
import { findSafePath } from '#app/lib/safe-path'
import { hasPersonSign } from '#app/features/feedback/feedback.server'
import { findTargetKind } from '#app/request/login-target-kind'
import { parseShown } from '#app/request/form-fields'
import { parseUrl, getUnsignedUrl } from '#app/lib/parse-url'
import { hasBoundary, isMultipart } from '#app/request/read-fields.server'
import { getBodyLimit, isUploadPath } from '#app/server/slow-bodies'
import { isDataRequest } from '#app/server/data-request'
import { listLargestCookies } from '#app/server/largest-cookies'
import { isHashedName } from '#app/server/hashed-name'
import { isLookPath, toReadableQuery } from '#app/server/repair-address.server'
import { isStaticPath } from '#app/server/static-files.server'
import { findSessionId } from '#app/session/cookie.server'
import { openGuestKey } from '#app/session/guest-key.server'
import { endPriority, findMarkedSession, hasPriority } from '#app/session/priority-mark.server'
import { findPage, guessTarget, normaliseTaskType } from '#app/task-types'
import { compareAll, type Parser } from './compare-costs'

const path = '/actions/11001/upload-document'
const cookies = 'consent=abc%20; __Host-preferences=e30%3D; '

/** Addresses, headers and cookies of requests and of the API. */
const parsers: Readonly<Record<string, Parser>> = {
	'path of a request': {
		ordinary: path,
		starts: ['/', '/build/'],
		run: (text) => [
			...[hidePathIds(text), isDataRequest(text), isStaticPath(text), getBodyLimit(text), isUploadPath(text)],
			...[findTargetKind(text), isLookPath(text), isHashedName(text)],
		],
	},
	'address to return to': {
		ordinary: path,
		starts: ['/', '/a?'],
		parts: ['%ff&', '%ff=%ff&'],
		run: (text) => [findSafePath(text, 'https://a.nl'), getReturnTo(`/${text}`, `?${text}`)],
	},
	'address with parameters': {
		ordinary: 'filter=open&product=hypotheek&',
		parts: ['a=&', 'a[0]', '&amp;', '%26token%3D', '?domain=', '%ff&', '%ff=%ff&'],
		run: (text) => [
			toReadableQuery(`?${text}`),
			readPairs(Buffer.from(text)),
			splitAddress({ pathname: `/${text}`, search: '' }),
			dropParameters(`https://a.nl/a?${text}`, ['token']),
			repairQuery('/nps-feedback', `?token=a&b=${text}`),
			keepKnownParameters('/actions', `?${text}`),
		],
	},
	'address of the API': {
		ordinary: 'https://kantoor.nl/polis.pdf?versie=2&',
		starts: ['https://', 'https://a.nl/?X-Amz-Signature=1&'],
		parts: ['\u0301\u0316', '%CC%81', '@', 'x-amz-a=1&'],
		run: (text) => {
			const url = parseUrl(text)
			return [url && getUnsignedUrl(url), resolveNextPage('https://a.nl', '/api/actions', text)]
		},
	},
	'texts in a hidden field': {
		ordinary: '["naam","Anna de Vries"],',
		parts: ['1,', '[],', '{},', '[1,1],', '["",""],'],
		run: (text) => parseShown(`[${text.slice(0, text.lastIndexOf(','))}]`),
	},
	'token of a link': {
		ordinary: 'QUJDREVG',
		parts: ['.', '3D', '=', ')', '.a', 'é'],
		run: (text) => [
			trimToken(text),
			dropSentenceEnd(text),
			hasSentenceEnd(`http://a/${text}`),
			...listTokens(text),
		],
	},
	'signed address': {
		ordinary: 'QUJD',
		run: (text) => [
			drawAppIcon(`https://a.nl/app-icons/${text}.svg`),
			writeAppManifest(`https://a.nl/app-manifests/${text}.webmanifest`),
		],
	},
	'address of an image': {
		ordinary: 'https://a.nl/fotos/huis.jpg?breedte=200',
		starts: ['https://a.nl/', 'data:image/png;base64,'],
		run: (text) => createImageLink(text),
	},
	'address of a next page': {
		ordinary: '?page=2&size=100',
		starts: ['?'],
		run: (text) => resolveNextPage('https://a.nl', '/api/actions', text),
	},
	'cookie of a session': {
		ordinary: cookies,
		starts: ['a=b;'],
		parts: ['accelerate=', 'priority=', 'guest=', ';accelerate= '],
		run: (text) => [
			...[findSessionId(text, ''), findMarkedSession(text), hasPriority(text), endPriority(text)],
			...[listLargestCookies(Buffer.from(text)), openGuestKey(text, false)],
		],
	},
	'browser of a request': {
		ordinary: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) Version/16.4 Safari/604.1 ',
		starts: ['Mozilla/5.0 ('],
		parts: ['(iPhone', 'Version/1', ' OS 1', 'Safari/'],
		run: (text) => [
			...[describeBrowser(text), isInAppBrowser(text)],
			// A header has no control characters.
			hasPersonSign(new Headers({ 'User-Agent': text.replace(/[^ -~]/g, ' ') })),
		],
	},
	'type of a body': {
		ordinary: 'multipart/form-data; boundary=abc; ',
		starts: ['multipart/form-data; boundary='],
		run: (text) => [isMultipart(text), hasBoundary(text)],
	},
	'language of an answer': {
		ordinary: 'nl-NL, en;q=0.8, ',
		run: (text) => [readContentLanguage(text), findLanguage(text)],
	},
	'name in a header': {
		ordinary: 'Hypotheekofferte 2026.pdf ',
		starts: ['a.'],
		run: (text) => [
			...[createContentDisposition('attachment', text), decodeHeaderText(text), canOpenInBrowser(text)],
			addExtension(text, text, Buffer.from(text.slice(0, 4_096))),
		],
	},
	'type of a task': {
		ordinary: 'UPDATE_LOAN_PARTS_',
		parts: ['PAY_', 'LOAN_'],
		run: (text) => [findPage(text), normaliseTaskType(text), guessTarget(text)],
	},
}

export const addressCases = () => compareAll(parsers)
