import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from '@remix-run/react'

export default function Root() {
	const isStatic = useMatches().some(({ handle }) => isStaticHandle(handle))
	return (
		<html lang="nl">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<Links />
			</head>
			<body>
				<Outlet />
				{isStatic ? null : <ScrollRestoration />}
				{isStatic ? null : <Scripts />}
			</body>
		</html>
	)
}

function isStaticHandle(handle: unknown) {
	return typeof handle === 'object' && handle !== null && 'isStatic' in handle
}
