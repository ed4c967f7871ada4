import { findMailHref, findPhoneHref } from '#app/lib/contact-href'
import styles from './contact-card.module.css'
import { BreakableText } from './breakable-text'
import { Icon } from './icon'

interface ContactMethod {
	text: string
	/** After the text in the link's name: "bel Sanne de Wit". */
	label: string
}

interface ContactCardProps {
	name: string
	role?: string
	photo?: string
	phone?: ContactMethod
	mail?: ContactMethod
	/** A vCard. */
	file?: ContactMethod & { href: string }
	level?: 2 | 3 | 4
	/** Words for a card without the address and the vCard: "Mail". */
	brief?: string
	/** Subject of a letter about the page, whose one adviser this is. */
	subject?: string
}

export function ContactCard({ name, role, photo, level = 3, ...ways }: ContactCardProps) {
	const Heading = `h${level}` as const
	return (
		<div className={styles.contact} data-brief={ways.brief && ways.subject === undefined ? true : undefined}>
			{photo ? (
				<img className={styles.photo} src={photo} alt="" width={64} height={64} fetchPriority="low" />
			) : (
				<span className={styles.photo}>
					<Icon name="user" />
				</span>
			)}
			<div className={styles.who}>
				<Heading className={styles.name} translate="no">
					{name}
				</Heading>
				{role ? <p className={styles.role}>{role}</p> : null}
			</div>
			<Ways {...ways} />
		</div>
	)
}

function Ways({ phone, mail, file, brief, subject }: Omit<ContactCardProps, 'name'>) {
	if (!phone && !mail && !file) return null
	return (
		<ul className={styles.ways}>
			{phone ? (
				<MethodRow
					method={{ ...phone, text: phone.text.replace(/ /g, '\u00a0') }}
					href={findPhoneHref(phone.text)}
					icon="phone"
				/>
			) : null}
			{mail ? (
				<MethodRow
					method={brief && findMailHref(mail.text) ? { ...mail, text: brief } : mail}
					href={findMailHref(mail.text, subject)}
					icon="mail"
				/>
			) : null}
			{file && !brief ? <MethodRow method={file} href={file.href} icon="download" /> : null}
		</ul>
	)
}

function MethodRow({
	method,
	href,
	icon,
}: {
	method: ContactMethod
	href: string | undefined
	icon: 'phone' | 'mail' | 'download'
}) {
	const content = (
		<>
			<Icon name={icon} />
			<BreakableText text={method.text} />
		</>
	)
	if (href === undefined) return <li className={styles.way}>{content}</li>
	return (
		<li>
			<a
				className={styles.way}
				href={href}
				aria-label={`${method.text}, ${method.label}`}
				data-file={icon === 'download' ? true : undefined}
			>
				{content}
			</a>
		</li>
	)
}
