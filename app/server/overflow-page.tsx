import english from '#app/locales/en/failure.json'
import dutch from '#app/locales/nl/failure.json'
import { BareDocument } from './bare-document'
import { refusedStyles } from './refused-page'

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
