import { __ } from '@wordpress/i18n';
import type { LegacyScanView } from '@/domain/dashboard';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { assertNever } from '@/lib/assert-never';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { openAfterInstall, selectPluginTask } from '@/state/plugins';
import { Button } from '@/ui/button';
import { CloudLink } from '../parts/cloud-link';
import { Threats } from './threats';

const { slug } = KNOWN_PLUGINS.vault;

/** Gets the legacy plugin going, and opens its page (SCAN-19, SCAN-20). */
function GetLegacyPlugin({ label }: { label: string }) {
	const dispatch = useAppDispatch();
	const task = useAppSelector((state) => selectPluginTask(state, slug));
	return (
		<Button
			size="small"
			isBusy={Boolean(task)}
			onClick={() => void dispatch(openAfterInstall(slug, 'admin.php?page=vaultpress'))}
		>
			{label}
		</Button>
	);
}

interface LegacyScanProps {
	view: Exclude<LegacyScanView, { kind: 'loading' | 'offer' }>;
}

/** What the legacy plugin says, or what it lacks (SCAN-11 to SCAN-15). */
export function LegacyScan({ view }: LegacyScanProps) {
	switch (view.kind) {
		case 'legacy-unregistered':
			return (
				<>
					<p>
						{__(
							'VaultPress is having difficulties scanning your site: its registration key is missing.',
							'jetpack',
						)}
					</p>
					<CloudLink source="vaultpress-dashboard" variant="link">
						{__('Find your registration key', 'jetpack')}
					</CloudLink>
				</>
			);
		case 'legacy-threats':
			return <Threats count={view.count} source="vaultpress-dashboard" />;
		case 'legacy-clear':
			return <p>{__("No threats found, you're good to go!", 'jetpack')}</p>;
		case 'legacy-missing':
			return (
				<>
					<p>
						{__(
							'Your plan has VaultPress scan this site, but it is not installed. Please install it.',
							'jetpack',
						)}
					</p>
					<GetLegacyPlugin label={__('Install VaultPress', 'jetpack')} />
				</>
			);
		case 'legacy-inactive':
			return (
				<>
					<p>
						{__(
							'Your plan has VaultPress scan this site, but it is not active. Please activate it.',
							'jetpack',
						)}
					</p>
					<GetLegacyPlugin label={__('Activate VaultPress', 'jetpack')} />
				</>
			);
		default:
			return assertNever(view, 'view');
	}
}
