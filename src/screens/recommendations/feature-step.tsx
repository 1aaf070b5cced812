import { useEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { __, sprintf } from '@wordpress/i18n';
import type { RecommendedFeature, RecommendedResource } from '@/domain/recommendations/features';
import { describePluginDenial } from '@/domain/plugins/plugin-rights';
import { getUnavailableReason } from '@/domain/modules/availability';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { loadPlugins } from '@/state/plugins';
import { selectNextPage } from '@/state/recommendations';
import type { AppThunk } from '@/state/store/types';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { ConnectPrompt } from '../common/connect-prompt';
import { FeatureFailure, getEnableLabel, useFeature, type Feature } from './feature';
import { StepUpsell } from './offer-card';
import { RESOURCE_TEXTS } from './page-texts';
import { StepButtons, StepFrame } from './step-frame';

const findNextPage =
	(page: RecommendedFeature): AppThunk<string> =>
	(_dispatch, getState) =>
		`/recommendations/${selectNextPage(getState(), page)}`;

/** Turns a feature on and continues with the next step, unless it failed or the user has moved on since. */
function useTurnOn({ feature, enable }: Feature) {
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
			navigate(dispatch(findNextPage(feature)));
		}
	};
}

/** A feature, its benefits, and the button that turns it on (RECS-33 to RECS-35, RECS-52). */
export function FeatureStep({ page }: { page: RecommendedFeature }) {
	const feature = useFeature(page);
	return (
		<StepFrame page={page} aside={<StepUpsell page={page} />}>
			<p>{feature.text.description}</p>
			<FeatureActions of={feature} />
		</StepFrame>
	);
}

function FeatureActions({ of }: { of: Feature }) {
	const { feature: page, state, text, settings, use } = of;
	const dispatch = useAppDispatch();
	const turnOn = useTurnOn(of);
	const handleClick = ({ detail }: MouseEvent) => {
		// The second half of a double click would hit the same button of the next step.
		if (detail <= 1) {
			void turnOn();
		}
	};
	switch (state.kind) {
		case 'loading':
			return (
				<>
					<Skeleton isOfSite height={36} label={__('Checking your plugins…')} />
					<StepButtons page={page} manner="not-now" />
				</>
			);
		case 'failed':
			return (
				<>
					<ErrorState
						message={sprintf(
							/* translators: %s: name of a plugin. */
							__("Couldn't check whether %s is installed."),
							text.name,
						)}
						failure={state}
						onRetry={() => void dispatch(loadPlugins({ force: true }))}
					/>
					<StepButtons page={page} manner="not-now" />
				</>
			);
		case 'off':
			return (
				<>
					<div className="jd-row">
						<Button variant="primary" isBusy={state.task !== null} onClick={handleClick}>
							{getEnableLabel(text, state)}
						</Button>
						<StepButtons page={page} manner={state.task ? 'next' : 'not-now'} />
					</div>
					<FeatureFailure of={of} onRetry={() => void turnOn()} />
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
					<div className="jd-row">
						<StepButtons page={page} manner="next" variant="primary" />
						{[settings, ...(use ? [use] : [])].map(({ href, label }) => (
							<Button key={href} variant="link" href={href}>
								{label}
							</Button>
						))}
					</div>
				</>
			);
		case 'blocked': {
			const reason = getUnavailableReason(state.availability, text.name);
			return (
				<>
					{state.availability.kind === 'needs-owner' ? (
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

/** Something to read: it opens in a new tab, and this page continues with the next step (RECS-38, RECS-39). */
export function ResourceStep({ page }: { page: RecommendedResource }) {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const next = useAppSelector((state) => selectNextPage(state, page));
	const { description, action, href } = RESOURCE_TEXTS[page]();
	return (
		<StepFrame page={page} aside={<StepUpsell page={page} />}>
			<p>{description}</p>
			<div className="jd-row">
				<Button
					variant="primary"
					href={href}
					target="_blank"
					onClick={() => {
						dispatch(recordClick('recommendations-read', { step: page }));
						navigate(`/recommendations/${next}`);
					}}
				>
					{action}
				</Button>
				<StepButtons page={page} manner="read-later" />
			</div>
		</StepFrame>
	);
}
