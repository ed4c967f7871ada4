/**
 * Room for the styles of a first page: the server fills it when it knows what is on the page. `isAlone` where the page has no other
 * than those of `href`.
 */
export function FirstStyles({ href, isAlone }: { href: string; isAlone?: boolean }) {
	return <style data-sheet={href} data-alone={isAlone} dangerouslySetInnerHTML={{ __html: '' }} />
}
