import english from '#app/locales/en/failure.json'
import dutch from '#app/locales/nl/failure.json'
import { ButtonLink, Button } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { ErrorPage } from '#app/ui/error-page'
import { type Language, mainLanguage } from '#app/locales/languages'
import type { TextTable } from '#app/locales/texts'
import type { ReactNode } from 'react'
import { BarePage } from '#app/ui/bare-page'
import { HeadMeta } from '#app/ui/head-meta'

interface BareDocumentProps {
	language?: Language
	title: string
	head: ReactNode
	children: ReactNode
}

/** A document that needs no knowledge of the visitor: in one language, or in Dutch with a part in English. */
function BareDocument({ language = mainLanguage, title, head, children }: BareDocumentProps) {
	return (
		<html lang={language}>
			<head>
				<HeadMeta />
				<meta name="color-scheme" content="light dark" />
				<title>{title}</title>
				{head}
			</head>
			<body>
				<BarePage>{children}</BarePage>
			</body>
		</html>
	)
}

/** A page in Dutch and English for a program that opens a link before it gives its address to a browser. */
export function OfficePage({ stylesheets }: { stylesheets: readonly string[] }) {
	return (
		<BareDocument
			title={`${dutch.office.title} - ${english.office.title}`}
			head={stylesheets.map((href) => (
				<link key={href} rel="stylesheet" href={href} />
			))}
		>
			<ErrorPage title={dutch.office.title} lines={[dutch.office.text]} />
			<div lang="en">
				<Card title={english.office.title}>
					<p>{english.office.text}</p>
				</Card>
			</div>
		</BareDocument>
	)
}

/** The page for headers above the limit; `cookies` are names, the largest first. */
export function OverflowPage({ cookies }: { cookies: readonly string[] }) {
	const { title } = dutch.headersTooLarge
	return (
		<BareDocument title={`${title} - ${english.headersTooLarge.title}`} head={<style>{refusedStyles}</style>}>
			<h1>{title}</h1>
			<Explanation {...dutch.headersTooLarge} cookies={cookies} />
			<div lang="en">
				<h2>{english.headersTooLarge.title}</h2>
				<Explanation {...english.headersTooLarge} cookies={cookies} />
			</div>
		</BareDocument>
	)
}

type ExplanationProps = typeof dutch.headersTooLarge & { cookies: readonly string[] }

function Explanation({ text, largest, how, after, address, cookies }: ExplanationProps) {
	return (
		<>
			<p>{text}</p>
			{cookies.length > 0 ? (
				<>
					<p>{largest}</p>
					<ul>
						{cookies.map((name) => (
							<li key={name}>
								<code translate="no">{name}</code>
							</li>
						))}
					</ul>
				</>
			) : null}
			<p>{how}</p>
			<p>{after}</p>
			<p>{address}</p>
		</>
	)
}

interface UncertainPageProps {
	language: Language
	texts: TextTable<'offline'>['uncertain']
	stylesheets: readonly string[]
}

/** For a form that may have arrived. The service worker adds its fields; without an action it goes to the same address. */
export function UncertainPage({ language, texts, stylesheets }: UncertainPageProps) {
	const { title, text, how, once, stay, resend } = texts
	return (
		<BareDocument
			language={language}
			title={title}
			head={stylesheets.map((href) => (
				<link key={href} rel="stylesheet" href={href} />
			))}
		>
			<ErrorPage
				title={title}
				lines={[text, how, once, stay]}
				actions={
					<form method="post">
						<Button variant="primary">{resend}</Button>
					</form>
				}
			/>
		</BareDocument>
	)
}

/** Styles are inline: the request for a stylesheet could be refused as well. */
export const refusedStyles = 'body{font:100%/1.5 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}'

/** The page for what Node rejects before a page can be chosen: a body that came too slowly, or bytes that are no request. */
export function RefusedPage({ reason }: { reason: 'tooSlow' | 'unreadableRequest' }) {
	const [own, other] = [dutch[reason], english[reason]]
	return (
		<BareDocument title={`${own.title} - ${other.title}`} head={<style>{refusedStyles}</style>}>
			<h1>{own.title}</h1>
			<p>{own.text}</p>
			<p>{own.how}</p>
			<div lang="en">
				<h2>{other.title}</h2>
				<p>{other.text}</p>
				<p>{other.how}</p>
			</div>
		</BareDocument>
	)
}

interface FaultPageProps {
	reason: 'unavailable' | 'generic' | 'busy' | 'busyForm'
	requestId?: string
	stylesheets: readonly string[]
	/** Absent for what a link cannot repeat. */
	address?: string
}

/** A page in Dutch and English, for errors before the language is known. */
export function FaultPage({ reason, requestId, stylesheets, address }: FaultPageProps) {
	const texts = dutch[reason]
	return (
		<BareDocument
			title={`${texts.title} - ${english[reason].title}`}
			head={stylesheets.map((href) => (
				<link key={href} rel="stylesheet" href={href} />
			))}
		>
			<ErrorPage
				title={texts.title}
				lines={[texts.text]}
				reference={requestId && dutch.reference.replace('{{reference}}', () => requestId)}
				actions={
					address === undefined ? null : (
						<ButtonLink variant="primary" href={address}>
							{dutch.again.button}
						</ButtonLink>
					)
				}
			/>
			<InEnglish {...english[reason]} address={address} />
		</BareDocument>
	)
}

function InEnglish({ title, text, address }: { title: string; text: string; address?: string }) {
	return (
		<div lang="en">
			<Card title={title}>
				<p>{text}</p>
				{address === undefined ? null : (
					<p>
						<a href={address}>{english.again.button}</a>
					</p>
				)}
			</Card>
		</div>
	)
}
