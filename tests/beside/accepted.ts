import type { Acceptance, BesideSite } from './judge';

const isNewerThan11 = ({ jetpack }: BesideSite) => Number(jetpack.split('.')[0]) > 11;
const isUpTo11 = (site: BesideSite) => !isNewerThan11(site);

/** Findings that a run beside a real Jetpack accepts, each with its reason. */
export const ACCEPTED: readonly Acceptance[] = [
	{
		check: /^(Routes|Page data)/,
		finding: /^subscriber.*: no page \(HTTP 403\)$/,
		isFor: isNewerThan11,
		reason: "subscribers have no page, by Jetpack's own rule",
	},
	{
		check: /^Page data$/,
		finding: /^(?!admin:)\w+: userData\.currentUser\.wpcomUser\./,
		reason: 'users without an account of their own have no record of one',
	},
	{
		check: /^Page data$/,
		finding: /^(?!admin:)\w+: licensing\.userCounts\./,
		reason: "only the connection's owner has license counts",
	},
	{
		check: /^Page data$/,
		finding: /^\w+: localeSlug: missing$/,
		reason: 'the app reads the locale from the document',
	},
	{
		check: /^(Calls|Answers)/,
		finding: /wordads\/settings/,
		reason: 'the routes of ads exist only with the constant ENABLE_WORDADS_SHARED_UI',
	},
	{
		check: /^(Calls|Answers)/,
		finding: /setup\/questionnaire/,
		reason: 'no release has the questionnaire, and no screen asks for it',
	},
	{
		check: /^Calls/,
		finding: /^POST connection\/register: the server has no key "(no_iframe|registration_nonce)"$/,
		reason: 'the server reads two keys of the registration that its schema leaves out',
	},
	{
		check: /^Answers/,
		finding: /^module\/vaultpress\/data: not-found 404 not_active$/,
		reason: "VaultPress isn't installed",
	},
	{
		check: /^Setting keys$/,
		finding: /^(backups|waf_bootstrap|site-accelerator|tracks_opt_out|akismet): /,
		reason: 'some switches are saved by other calls than the settings',
	},
	{
		check: /^Setting keys$/,
		finding: /^blocks: /,
		isFor: isUpTo11,
		reason: 'blocks are a module since a later release',
	},
	{
		check: /^Setting keys$/,
		finding: /^(custom-css|enhanced-distribution|google-analytics|lazy-images|masterbar): /,
		isFor: isNewerThan11,
		reason: 'Jetpack has removed some modules',
	},
	{
		check: /^Switches on writing$/,
		finding: /^carousel_display_comments: turned off, it is on after a reload$/,
		isFor: isUpTo11,
		reason:
			'this release cannot store "off" for the comments of the carousel before anything else is stored',
	},
];
