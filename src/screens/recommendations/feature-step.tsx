import { useEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { __, sprintf } from '@wordpress/i18n';
import type { RecommendedFeature } from '@/domain/recommendations/features';
import { describePluginDenial } from '@/domain/plugins/plugin-rights';
import { getUnavailableReason, type ModuleAvailability } from '@/domain/modules/availability';
import { useAppDispatch } from '@/state/store/hooks';
import { loadPlugins } from '@/state/plugins';
import { selectNextPage } from '@/state/recommendations';
import type { AppThunk } from '@/state/store/types';
import { Button } from '@/ui/button';
import { ErrorState, type ErrorStateProps } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { ConnectPrompt } from '../common/connect-prompt';
import { FeatureFailure } from './feature-failure';
import { StepButtons } from './step-buttons';
import { StepFrame } from './step-frame';
import { StepUpsell } from './step-upsell';
import { getEnableLabel, useFeature } from './use-feature';
import styles from './style.module.scss';

const findNextPage =
	(page: RecommendedFeature): AppThunk<string> =>
	(_dispatch, getState) =>
		`/recommendations/${selectNextPage(getState(), page)}`;

/** Turns a feature on and continues with the next step, unless it failed or the user has moved on since. */
function useTurnOn(page: RecommendedFeature, enable: ReturnType<typeof useFeature>['enable']) {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const isOpen = useRef(false);
	useEffect(() => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
		};
	}, []);
	return async () => {
		const { error } = await enable();
		if (!error && isOpen.current) {
			navigate(dispatch(findNextPage(page)));
		}
	};
}

/** A feature, its benefits, and the button that turns it on (RECS-33 to RECS-35, RECS-52). */
export function FeatureStep({ page }: { page: RecommendedFeature }) {
	const feature = useFeature(page);
	return (
		<StepFrame page={page} aside={<StepUpsell page={page} />}>
			<p>{feature.text.description}</p>
			<FeatureActions page={page} feature={feature} />
		</StepFrame>
	);
}

interface FeatureActionsProps {
	page: RecommendedFeature;
	feature: ReturnType<typeof useFeature>;
}

function FeatureActions({ page, feature }: FeatureActionsProps) {
	const { state, text, links } = feature;
	const turnOn = useTurnOn(page, feature.enable);
	const handleClick = ({ detail }: MouseEvent) => {
		// The second half of a double click would hit the same button of the next step.
		if (detail <= 1) {
			void turnOn();
		}
	};
	switch (state.kind) {
		case 'checking':
			return (
				<>
					<Skeleton isOfSite height={36} label={__('Checking your plugins…')} />
					<StepButtons page={page} manner="not-now" />
				</>
			);
		case 'failed':
			return <PluginsFailure page={page} name={text.name} failure={state} />;
		case 'off':
			return (
				<>
					<div className={styles.actions}>
						<Button variant="primary" isBusy={state.task !== null} onClick={handleClick}>
							{getEnableLabel(text, state)}
						</Button>
						<StepButtons page={page} manner={state.task ? 'next' : 'not-now'} />
					</div>
					<FeatureFailure feature={page} name={text.name} onRetry={() => void turnOn()} />
				</>
			);
		case 'on':
			return (
				<>
					<Status intent="success">
						{
							/* translators: %s: name of a feature. */
							sprintf(__('%s is on'), text.name)
						}
					</Status>
					<div className={styles.actions}>
						<StepButtons page={page} manner="next" variant="primary" />
						<Button variant="link" href={links.settings.href}>
							{links.settings.label}
						</Button>
						{links.use && (
							<Button variant="link" href={links.use.href}>
								{links.use.label}
							</Button>
						)}
					</div>
				</>
			);
		case 'blocked':
			return <Blocked page={page} name={text.name} availability={state.availability} />;
		case 'no-right':
			return (
				<>
					<p>{describePluginDenial('install', state.right)}</p>
					<StepButtons page={page} manner="next" variant="secondary" />
				</>
			);
		case 'absent':
			// The step is skipped before it is rendered.
			return null;
	}
}

interface PluginsFailureProps {
	page: RecommendedFeature;
	name: string;
	failure: ErrorStateProps['failure'];
}

function PluginsFailure({ page, name, failure }: PluginsFailureProps) {
	const dispatch = useAppDispatch();
	return (
		<>
			<ErrorState
				message={sprintf(
					/* translators: %s: name of a plugin. */
					__("Couldn't check whether %s is installed."),
					name,
				)}
				failure={failure}
				onRetry={() => void dispatch(loadPlugins({ force: true }))}
			/>
			<StepButtons page={page} manner="not-now" />
		</>
	);
}

interface BlockedProps {
	page: RecommendedFeature;
	name: string;
	availability: ModuleAvailability;
}

/** Why the feature can't be turned on here, and what to do if possible. */
function Blocked({ page, name, availability }: BlockedProps) {
	const reason = getUnavailableReason(availability, name);
	return (
		<>
			{availability.kind === 'needs-owner' ? (
				<ConnectPrompt layer="owner" feature={page}>
					{reason}
				</ConnectPrompt>
			) : (
				<p>{reason}</p>
			)}
			<StepButtons page={page} manner="next" variant="secondary" />
		</>
	);
}
