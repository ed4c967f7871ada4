import { findMailHref, findPhoneHref } from '#app/lib/contact-href'
import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'

export interface Adviser {
	name: string
	phone?: { text: string }
	mail?: { text: string }
}

interface RateWaysProps {
	text: string
	subject: string
	call: string
	mail: string
	calendar: { href: string; label: string }
	adviser?: Adviser
}

/** Ways to ask about the next rate: phone, mail with a subject, and a calendar file with reminders. */
export function RateWays({ text, subject, call, mail, calendar, adviser }: RateWaysProps) {
	const { name, phone, mail: address } = adviser ?? {}
	const phoneHref = phone && findPhoneHref(phone.text)
	const mailHref = address && findMailHref(address.text, subject)
	return (
		<>
			<p>{text}</p>
			<ButtonRow>
				{phone && phoneHref ? (
					<ButtonLink variant="quiet" icon="phone" href={phoneHref} hiddenText={name}>
						{`${call} ${phone.text.replace(/ /g, '\u00a0')}`}
					</ButtonLink>
				) : null}
				{mailHref ? (
					<ButtonLink variant="quiet" icon="mail" href={mailHref} hiddenText={name}>
						{mail}
					</ButtonLink>
				) : null}
				<ButtonLink variant="quiet" icon="calendar" href={calendar.href} isFile>
					{calendar.label}
				</ButtonLink>
			</ButtonRow>
		</>
	)
}
