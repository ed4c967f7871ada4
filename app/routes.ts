import { layout, route, type RouteConfig } from '@remix-run/route-config'

/** Every address of the portal. @see spec 1 §2.1 */
export default [
	route('/', 'routes/guest/login.tsx'),
	route('/login/code', 'routes/guest/login-code.tsx'),
	route('/forgot/password', 'routes/guest/forgot-password.tsx'),
	route('/reset/password/new', 'routes/guest/reset-password.tsx'),
	route('/reset/password/:token', 'routes/guest/reset-link.ts'),
	route('/logout', 'routes/guest/logout.ts'),
	route('/logout/confirm', 'routes/guest/confirm-logout.tsx'),
	route('/offline', 'routes/guest/offline.tsx'),

	layout('routes/portal/hydrated.tsx', [
		route('/dashboard', 'routes/portal/dashboard.tsx'),
		route('/important-documents', 'routes/portal/important-documents.tsx'),
		route('/mortgages', 'routes/portal/mortgages/list.tsx'),
		route('/mortgages/:id', 'routes/portal/mortgages/detail.tsx'),
		route('/life-insurances', 'routes/portal/life-insurances/list.tsx'),
		route('/life-insurances/:id', 'routes/portal/life-insurances/detail.tsx'),
		route('/fgvs', 'routes/portal/fgvs/list.tsx'),
		route('/fgvs/:id', 'routes/portal/fgvs/detail.tsx'),
		route('/cardifao', 'routes/portal/cardifao/list.tsx'),
		route('/cardifao/:id', 'routes/portal/cardifao/detail.tsx'),
		route('/otds', 'routes/portal/otds/list.tsx'),
		route('/otds/:id', 'routes/portal/otds/detail.tsx'),
		route('/credits', 'routes/portal/credits/list.tsx'),
		route('/credits/:id', 'routes/portal/credits/detail.tsx'),
		route('/settings', 'routes/portal/settings.tsx'),
		route('/settings/two-factor', 'routes/portal/settings-two-factor.tsx'),
		route('/actions/:action/upload-document', 'routes/actions/upload-document.tsx'),
	]),

	route('/actions/:action/download', 'routes/actions/download.ts'),
	route('/actions/:action/download-added', 'routes/actions/download-added.ts'),
	route('/actions/:action/download-otd', 'routes/actions/download-otd.ts'),
	route('/documents/all.zip', 'routes/actions/documents-zip.ts'),
	route('/important-documents/all.zip', 'routes/portal/important-documents-zip.ts'),
	route('/mortgages/:id/loan-parts.csv', 'routes/portal/mortgages/loan-parts-csv.ts'),
	route('/important-documents/:document/download', 'routes/portal/download-important-document.ts'),

	route('/language', 'routes/resources/language.ts'),
	route('/branch', 'routes/resources/branch.ts'),
	route('/simple-version', 'routes/resources/simple-version.ts'),
	route('/other-consumer', 'routes/resources/other-consumer.ts'),
	route('/session', 'routes/resources/session.ts'),
	route('/close-notice', 'routes/resources/close-notice.ts'),
	route('/password-strength', 'routes/resources/password-strength.ts'),
	route('/theme/:name', 'routes/resources/theme.ts'),
	route('/images/:name', 'routes/resources/image.ts'),

	route('*', 'routes/guest/not-found.tsx'),
] satisfies RouteConfig
