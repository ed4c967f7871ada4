/** Filled by the server after rendering. `isAlone`: the page uses no other stylesheet than `href`. */
export function PageStyles({ href, isAlone }: { href: string; isAlone?: boolean }) {
	return <style data-sheet={href} data-alone={isAlone} dangerouslySetInnerHTML={{ __html: '' }} />
}
