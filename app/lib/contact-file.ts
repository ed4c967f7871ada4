import VCard from 'vcard-creator'
import { cleanText, toOneLine } from './clean-text'

interface Contact {
	name: string
	role?: string
	organisation: string
	phone?: string
	mail?: string
}

/** A vCard 3.0 (RFC 2426). The whole name is the family name, because it cannot be split reliably. */
export function createContactFile({ name, role, organisation, phone, mail }: Contact): string {
	const card = new VCard()
	card.addFullName(cleanText(name))
	card.addName({ familyName: cleanText(name) })
	card.addCompany({ name: cleanText(organisation) })
	if (role) card.addJobtitle(cleanText(role))
	if (phone) card.addPhoneNumber({ number: toOneLine(phone), type: ['work'] })
	if (mail) card.addEmail({ address: toOneLine(mail), type: ['work'] })
	return card.toString()
}
