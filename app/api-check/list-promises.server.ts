import { parseDocument } from '#app/api/document'
import { judgeDictionary } from '#app/i18n/judge-dictionary.server'
import { createSay } from '#app/i18n/say.server'
import { languages } from '#app/locales/languages'
import { isPromise } from '#app/locales/promises'
import { flattenTexts } from '#app/locales/text-tree'
import { texts } from '#app/locales/texts'
import type { Send } from './check-result'
import { readDictionary } from './read-dictionary'

const path = '/api/dictionary'

/**
 * Texts that promise what a firm does, per language, in the words of its dictionary where it has any. @throws when the
 * dictionary cannot be read
 */
export async function listPromises(branch: string | undefined, send: Send): Promise<string> {
	const headers = {
		Accept: 'application/vnd.api+json, application/json',
		...(branch ? { domain: branch } : {}),
	}
	const { status, body } = await send({ method: 'GET', path, headers })
	if (status !== 200) throw new Error(`The dictionary could not be read: status ${status}.`)
	const { usable } = judgeDictionary(readDictionary(parseDocument(body)))
	const lines = languages.flatMap((language) => {
		const own = flattenTexts(texts[language].formal)
		const { texts: shown } = createSay(language, 'formal', usable)
		const promised = [...flattenTexts(shown)].filter(([key]) => isPromise(key))
		return [
			`# ${language}`,
			...promised.map(([key, text]) => `${markOwner(own.get(key) === text)} ${key}: ${text}`),
			'',
		]
	})
	return lines.join('\n')
}

function markOwner(isPortals: boolean) {
	return isPortals ? 'portal' : 'firm  '
}
