import { __ } from '@wordpress/i18n';
import type { Scan } from '@/domain/scan';
import { Sentence } from '@/ui/card';
import { Status } from '@/ui/status';
import { NotStarted } from './not-started';
import { ProviderLink } from './provider-link';

/** The kinds of a scan that the site has, if it found nothing. */
export type ScanStateKind = 'awaiting-credentials' | 'provisioning' | 'clear' | 'not-started';

const STATES = {
	'awaiting-credentials': () => (
		<Sentence
			action={
				<ProviderLink isForCard source="jetpack-scan-dash-credentials" variant="secondary">
					{__('Enter credentials')}
				</ProviderLink>
			}
		>
			<p>{__('Please finish your setup by entering your server’s credentials.')}</p>
		</Sentence>
	),
	provisioning: () => <p>{__('We are configuring your site protection.')}</p>,
	clear: () => (
		<Sentence
			action={
				<ProviderLink variant="secondary" source="calypso-scanner">
					{__('See details')}
				</ProviderLink>
			}
		>
			<Status intent="success">
				{__(
					'No security threats found. Your site will continue to be monitored for future threats.',
				)}
			</Status>
		</Sentence>
	),
	'not-started': () => <NotStarted>{__("Your malware scans haven't started yet.")}</NotStarted>,
} satisfies Record<ScanStateKind, () => unknown>;

export const isScanState = (kind: Scan['kind']): kind is ScanStateKind => kind in STATES;

/** A scan that the site has and that found nothing: its result, or what it lacks (SCAN-06 to SCAN-08). */
export const ScanState = ({ kind }: { kind: ScanStateKind }) => STATES[kind]();
