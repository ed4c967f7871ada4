import firaSans from '@fontsource/fira-sans/files/fira-sans-latin-400-normal.woff2?url'
import firaSansBold from '@fontsource/fira-sans/files/fira-sans-latin-600-normal.woff2?url'
import lato from '@fontsource/lato/files/lato-latin-400-normal.woff2?url'
import latoBold from '@fontsource/lato/files/lato-latin-700-normal.woff2?url'
import libreBaskerville from '@fontsource/libre-baskerville/files/libre-baskerville-latin-400-normal.woff2?url'
import libreBaskervilleBold from '@fontsource/libre-baskerville/files/libre-baskerville-latin-600-normal.woff2?url'
import lora from '@fontsource/lora/files/lora-latin-400-normal.woff2?url'
import loraBold from '@fontsource/lora/files/lora-latin-600-normal.woff2?url'
import merriweather from '@fontsource/merriweather/files/merriweather-latin-400-normal.woff2?url'
import merriweatherBold from '@fontsource/merriweather/files/merriweather-latin-600-normal.woff2?url'
import montserrat from '@fontsource/montserrat/files/montserrat-latin-400-normal.woff2?url'
import montserratBold from '@fontsource/montserrat/files/montserrat-latin-600-normal.woff2?url'
import notoSans from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url'
import notoSansBold from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2?url'
import openSans from '@fontsource/open-sans/files/open-sans-latin-400-normal.woff2?url'
import openSansBold from '@fontsource/open-sans/files/open-sans-latin-600-normal.woff2?url'
import oswald from '@fontsource/oswald/files/oswald-latin-400-normal.woff2?url'
import oswaldBold from '@fontsource/oswald/files/oswald-latin-600-normal.woff2?url'
import raleway from '@fontsource/raleway/files/raleway-latin-400-normal.woff2?url'
import ralewayBold from '@fontsource/raleway/files/raleway-latin-600-normal.woff2?url'
import roboto from '@fontsource/roboto/files/roboto-latin-400-normal.woff2?url'
import robotoBold from '@fontsource/roboto/files/roboto-latin-600-normal.woff2?url'
import { fontFamilies, type FontFamilyName } from './font-families'

const files: Record<FontFamilyName, readonly [regular: string, bold: string]> = {
	Roboto: [roboto, robotoBold],
	'Open Sans': [openSans, openSansBold],
	Lato: [lato, latoBold],
	Montserrat: [montserrat, montserratBold],
	Oswald: [oswald, oswaldBold],
	Raleway: [raleway, ralewayBold],
	'Noto Sans': [notoSans, notoSansBold],
	'Fira Sans': [firaSans, firaSansBold],
	Lora: [lora, loraBold],
	Merriweather: [merriweather, merriweatherBold],
	'Libre Baskerville': [libreBaskerville, libreBaskervilleBold],
}

export function listFontFiles(family: FontFamilyName): readonly string[] {
	return files[family]
}

/** `optional`: a font that arrives late is used from the next page on. */
export function createFontFaces(family: FontFamilyName) {
	const [regular, bold] = files[family]
	return [
		face(family, `font-weight:400;font-display:optional;src:url(${regular})format("woff2")`),
		face(family, `font-weight:600;font-display:optional;src:url(${bold})format("woff2")`),
	].join('')
}

export function createFallbackFaces(family: FontFamilyName) {
	const { generic, regular, bold } = fontFamilies[family]
	const system =
		generic === 'serif' ? ['Times New Roman', 'Liberation Serif'] : ['Arial', 'Liberation Sans', 'Helvetica']
	const name = `${family} Fallback`
	return [
		face(name, `font-weight:400;src:${local(system)};${fit(regular)}`),
		face(name, `font-weight:600;src:${local(system.map((one) => `${one} Bold`))};${fit(bold)}`),
	].join('')
}

function fit([size, ascent, descent]: readonly [size: number, ascent: number, descent: number]) {
	return `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`
}

function local(names: readonly string[]) {
	return names.map((name) => `local("${name}")`).join()
}

function face(family: string, rules: string) {
	return `@font-face{font-family:"${family}";${rules}}`
}
