import { expect, test } from 'vitest'
import { findMailHref, findPhoneHref } from './contact-href'

test.each([
	['saar@voorbeeld.nl', 'mailto:saar@voorbeeld.nl'],
	[' Saar.Smit+wonen@voorbeeld.nl ', 'mailto:Saar.Smit+wonen@voorbeeld.nl'],
	['saar@voorbeeld.nl?bcc=kwaad@elders.nl', undefined],
	['saar@voorbeeld.nl&bcc=kwaad@elders.nl', undefined],
	['saar@voorbeeld.nl,kwaad@elders.nl', undefined],
	['saar@voorbeeld.nl%0ABcc:kwaad@elders.nl', undefined],
	['saar@voorbeeld.nl\r\nBcc: kwaad@elders.nl', undefined],
	['Saar <saar@voorbeeld.nl>', undefined],
	['geen', undefined],
	['@voorbeeld.nl', undefined],
	['', undefined],
])('the address %j leads to %j', (text, href) => expect(findMailHref(text)).toBe(href))

test.each([
	['050 555 01 12', 'tel:0505550112'],
	['+31 50-555 01 12', 'tel:+31505550112'],
	['+31 (0)50 555 01 12', 'tel:+31505550112'],
	['(050) 555 01 12', 'tel:0505550112'],
	['050+5550112', 'tel:0505550112'],
	['112', 'tel:112'],
	['\t+31 50 5550112', 'tel:+31505550112'],
	['1 +31 (0)50', 'tel:131050'],
	['op aanvraag', undefined],
	['+', undefined],
	['12', undefined],
	['', undefined],
])('the number %j leads to %j', (text, href) => expect(findPhoneHref(text)).toBe(href))
