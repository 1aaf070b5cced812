import { __, sprintf } from '@wordpress/i18n';
import type { RecommendedFeature } from '@/domain/recommendations/features';
import { describePluginDenial } from '@/domain/plugins/plugin-rights';
import { getUnavailableReason } from '@/domain/modules/availability';
import type { HashPath } from '@/lib/safe-url';
import { useAppDispatch } from '@/state/store/hooks';
import { loadPlugins } from '@/state/plugins';
import { Button } from '@/ui/button';
import { Link } from '@/ui/link';
import { Spinner } from '@/ui/spinner';
import { VisuallyHidden } from '@/ui/screen-reader';
import { FeatureFailure, getEnableLabel, useFeature, type Feature } from '../feature';
import styles from './style.module.scss';

interface LinkRowProps {
	name: string;
	href: HashPath;
	label: string;
}

export const LinkRow = ({ name, href, label }: LinkRowProps) => (
	<li className={styles.row}>
		<span className={`jd-strong ${styles.name}`}>{name}</span>
		<Link href={href}>{label}</Link>
	</li>
);

interface FeatureRowProps {
	slug: RecommendedFeature;
	/** It is what to do next. */
	isMain: boolean;
}

/** A feature and its action; the heading of the list says whether it is on. */
export function FeatureRow({ slug, isMain }: FeatureRowProps) {
	const feature = useFeature(slug);
	return (
		<li className={styles.row} data-switch-row>
			<span className={`jd-strong ${styles.name}`}>{feature.text.name}</span>
			<FeatureStatus of={feature} isMain={isMain} />
			{feature.state.kind === 'off' && (
				<div className={`jd-slot ${styles.problem}`}>
					<FeatureFailure of={feature} onRetry={() => void feature.enable()} />
				</div>
			)}
		</li>
	);
}

function FeatureStatus({ of, isMain }: { of: Feature; isMain: boolean }) {
	const dispatch = useAppDispatch();
	const { state, text, settings, enable } = of;
	switch (state.kind) {
		case 'loading':
			return <Spinner label={__('Checking…')} />;
		case 'failed':
			return (
				<Button
					size="small"
					isBusy={state.isRetrying}
					onClick={() => void dispatch(loadPlugins({ force: true }))}
				>
					{__('Check again')}
					<VisuallyHidden> {text.name}</VisuallyHidden>
				</Button>
			);
		case 'on':
			return (
				<Button variant="link" href={settings.href} data-focus-successor>
					{settings.label}
				</Button>
			);
		case 'off': {
			const action = state.isInstalled ? __('Activate') : __('Install');
			return (
				<Button
					size="small"
					variant={isMain ? 'primary' : undefined}
					isBusy={state.task !== null}
					onClick={() => void enable()}
				>
					{state.task ? (
						getEnableLabel(text, state)
					) : (
						<>
							{text.activate ? action : __('Turn on')}
							<VisuallyHidden> {text.name}</VisuallyHidden>
						</>
					)}
				</Button>
			);
		}
		case 'blocked':
			return <span>{getUnavailableReason(state.availability, text.name)}</span>;
		case 'no-right':
			return <span>{describePluginDenial('install', state.right)}</span>;
		case 'absent':
			return (
				<span>
					{
						/* translators: %s: name of a feature. */
						sprintf(__("%s isn't available on this site."), text.name)
					}
				</span>
			);
	}
}
