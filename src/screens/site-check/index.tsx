import { useCallback, useEffect } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	type CheckName,
	countFindings,
	getCheckTitles,
	type SiteFindings,
} from '@/domain/site-check';
import type { AdvicePlace, CheckState, Finding } from '@/domain/site-check/facts';
import { isConnectOffered, RECONNECT_PATH } from '@/domain/routes/connect';
import { HOST } from '@/lib/brand';
import { keysOf } from '@/lib/keys-of';
import { knownData } from '@/lib/remote';
import { type Href, joinUrl } from '@/lib/safe-url';
import { copyText, showTextToCopy } from '@/state/browser';
import { selectConnectFacts } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { buildSiteReport, runSiteCheck, selectSiteCheck } from '@/state/site-check';
import { selectSite } from '@/state/site';
import { useAfterPaint } from '@/ui/after-paint';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Link } from '@/ui/link';
import { announce } from '@/ui/live-region';
import { ScreenTitle } from '@/ui/screen-title';
import { SkeletonCard } from '@/ui/skeleton';
import { Status, type StatusIntent } from '@/ui/status';
import styles from './style.module.scss';

const INTENTS: Record<CheckState, StatusIntent> = {
	ok: 'success',
	problem: 'error',
	unknown: 'neutral',
};

const getStateLabels = (): Record<CheckState, string> => ({
	ok: __('OK', 'dashboard-for-jetpack'),
	problem: __('Problem', 'dashboard-for-jetpack'),
	unknown: __('Unknown', 'dashboard-for-jetpack'),
});

/** What the check found, in one sentence. */
function summarize(findings: SiteFindings): string {
	const problems = countFindings(findings, 'problem');
	if (problems > 0) {
		return sprintf(
			/* translators: %d: number of problems. */
			_n('%d problem found.', '%d problems found.', problems, 'dashboard-for-jetpack'),
			problems,
		);
	}
	const unknown = countFindings(findings, 'unknown');
	return unknown === 0
		? __('Nothing is in the way.', 'dashboard-for-jetpack')
		: sprintf(
				/* translators: %d: number of checks. */
				_n(
					'No problem found. %d check had no result.',
					'No problem found. %d checks had no result.',
					unknown,
					'dashboard-for-jetpack',
				),
				unknown,
			);
}

function AdviceLink({ place }: { place: AdvicePlace }) {
	const { adminUrl } = useAppSelector(selectSite);
	const isReconnectOffered = isConnectOffered(RECONNECT_PATH, useAppSelector(selectConnectFacts));
	const links: Record<AdvicePlace, { href: Href; label: string }> = {
		reconnect: { href: '#/reconnect', label: __('Reconnect', 'dashboard-for-jetpack') },
		debugger: {
			href: joinUrl(adminUrl, 'admin.php?page=jetpack-debugger'),
			label: __('Open the debugger', 'dashboard-for-jetpack'),
		},
		plugins: {
			href: joinUrl(adminUrl, 'plugins.php'),
			label: __('Open your plugins', 'dashboard-for-jetpack'),
		},
		permalinks: {
			href: joinUrl(adminUrl, 'options-permalink.php'),
			label: __('Open the permalinks', 'dashboard-for-jetpack'),
		},
		login: {
			href: adminUrl,
			label: __('Log in', 'dashboard-for-jetpack'),
		},
	};
	const { href, label } = links[place];
	if (place === 'reconnect' && !isReconnectOffered) {
		return null;
	}
	return <Link href={href}>{label}</Link>;
}

function FindingItem({ name, finding }: { name: CheckName; finding: Finding }) {
	const { state, sentence, advice, place } = finding;
	return (
		<li className={styles.finding}>
			<h3>{getCheckTitles()[name]}</h3>
			<Status intent={INTENTS[state]}>{getStateLabels()[state]}</Status>
			<div className={styles.sentences}>
				<p>{sentence}</p>
				{advice && (
					<p>
						{advice} {place && <AdviceLink place={place} />}
					</p>
				)}
			</div>
		</li>
	);
}

/** `#/check`: what stands between this browser, the site and the provider, with one thing to do for each problem. */
export default function SiteCheckScreen() {
	const dispatch = useAppDispatch();
	const check = useAppSelector(selectSiteCheck);
	const last = knownData(check);
	const report = useAppSelector((state) => last && buildSiteReport(state, last));
	const isChecking = check.phase !== 'ready';
	const run = useCallback(async () => {
		await dispatch(runSiteCheck(navigator.onLine));
	}, [dispatch]);
	useAfterPaint(run);
	const summary = last && !isChecking ? summarize(last.findings) : '';
	useEffect(() => {
		if (summary) {
			announce(summary);
		}
	}, [summary]);
	return (
		<div className={styles.screen}>
			<div className={styles.heading}>
				<ScreenTitle>{__('Check this site', 'dashboard-for-jetpack')}</ScreenTitle>
				<p>
					{sprintf(
						/* translators: %s: the name of the host. */
						__('What can stand between your browser, this site and %s.', 'dashboard-for-jetpack'),
						HOST,
					)}
				</p>
			</div>
			<div className={styles.actions}>
				<Button isBusy={isChecking} onClick={run}>
					{isChecking
						? __('Checking…', 'dashboard-for-jetpack')
						: __('Check again', 'dashboard-for-jetpack')}
				</Button>
				{report && (
					<CopyButton
						text={report}
						label={__('Copy report', 'dashboard-for-jetpack')}
						copy={(text) => dispatch(copyText(text))}
						promptFallback={(text) => dispatch(showTextToCopy(text))}
					/>
				)}
			</div>
			{last ? (
				<div aria-busy={isChecking}>
					<Card
						headingLevel={2}
						title={isChecking ? __('Checking…', 'dashboard-for-jetpack') : summary}
					>
						<ul className={styles.list}>
							{keysOf(last.findings).map((name) => (
								<FindingItem key={name} name={name} finding={last.findings[name]} />
							))}
						</ul>
					</Card>
				</div>
			) : (
				<div aria-busy="true">
					<SkeletonCard lines={6} label={__('Checking…', 'dashboard-for-jetpack')} />
				</div>
			)}
		</div>
	);
}
