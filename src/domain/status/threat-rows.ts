import { __, _n, sprintf } from '@wordpress/i18n';
import type { Threat } from '@/domain/scan';
import { type FindRow, toProvider, type StatusFacts } from './row';

/** The number of threats that get a row each. */
const NAMED_THREATS = 3;

/** The threats that the scan describes, the most severe first, where nobody contradicts it. */
const listNamed = ({ threats, described }: StatusFacts): Threat[] =>
	threats?.by === 'scan' && !threats.isDisputed
		? described
				.filter(({ title, signature, filename }) => title || signature || filename)
				.sort((one, other) => (other.severity ?? 0) - (one.severity ?? 0))
				.slice(0, NAMED_THREATS)
		: [];

function nameThreat({ title, signature, filename = '' }: Threat): string {
	const file = filename.slice(filename.lastIndexOf('/') + 1);
	const name = title || signature;
	if (!name) {
		/* translators: %s: name of a file. */
		return sprintf(__('suspicious code in %s'), file);
	}
	return file && !name.includes(file)
		? /* translators: 1: what was found, 2: name of the file. */
			sprintf(__('%1$s in %2$s'), name, file)
		: name;
}

const describeThreat = (threat: Threat): string =>
	(threat.severity ?? 0) >= 4
		? /* translators: %s: description of a threat. */
			sprintf(__('Severe: %s'), nameThreat(threat))
		: /* translators: %s: description of a threat. */
			sprintf(__('Threat: %s'), nameThreat(threat));

const countThreats = (count: number): string =>
	/* translators: %d: number of threats. */
	sprintf(_n('%d threat found', '%d threats found', count), count);

const toFix = (by: 'scan' | 'vaultpress', count: number) =>
	toProvider(
		by === 'scan' ? 'calypso-scanner' : 'vaultpress-dashboard',
		_n('Fix threat', 'Fix threats', count),
	);

export const threat: FindRow = (facts) =>
	listNamed(facts).map((one, index) => ({
		headline: countThreats(facts.threats?.count ?? 0),
		detail: describeThreat(one),
		// The provider fixes all of them on one page, so one button is enough.
		action: index === 0 ? toFix('scan', facts.threats?.count ?? 0) : null,
	}));

export const moreThreats: FindRow = (facts) => {
	const named = listNamed(facts).length;
	const count = (facts.threats?.count ?? 0) - named;
	return (
		named > 0 &&
		count > 0 && {
			headline: countThreats(count),
			/* translators: %d: number of further threats. */
			detail: sprintf(_n('and %d more threat', 'and %d more threats', count), count),
			tasks: count,
		}
	);
};

export const threats: FindRow = (facts) =>
	facts.threats &&
	!facts.threats.isDisputed &&
	listNamed(facts).length === 0 && {
		headline: countThreats(facts.threats.count),
		detail:
			facts.threats.by === 'scan'
				? __('Found by the last malware scan.')
				: __('Found by VaultPress.'),
		action: toFix(facts.threats.by, facts.threats.count),
	};

/** VaultPress found threats, the provider's scan did not. */
export const threatsDisputed: FindRow = (facts) =>
	facts.threats?.isDisputed && {
		headline: sprintf(
			/* translators: %d: number of threats. */
			_n('VaultPress found %d threat', 'VaultPress found %d threats', facts.threats.count),
			facts.threats.count,
		),
		detail: __('The Jetpack scan found none.'),
		action: toProvider('vaultpress-dashboard', __('Look into it')),
	};
