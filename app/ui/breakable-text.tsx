import { Fragment } from 'react'

/** Lets an e-mail address break before its `@`, so that a narrow column does not cut its words. */
export function BreakableText({ text }: { text: string }) {
	return (
		<span>
			{text.split(/(?=@)/).map((part, index) => (
				<Fragment key={String(index)}>
					<wbr />
					{part}
				</Fragment>
			))}
		</span>
	)
}
