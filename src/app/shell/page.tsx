import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clsx } from 'clsx';
import { hasMasthead } from '@/domain/navigation/masthead';
import { isTabBar } from '@/domain/navigation/resolve-tabs';
import { findRoute } from '@/domain/routes/table';
import type { RouteGroup } from '@/domain/routes/types';
import type { ScreenChoice } from '@/domain/routes/screen-choice';
import { readAgain } from '@/screens/common/read-again';
import { type Alarm, AlarmContext } from '@/screens/tools/health/alarms';
import { loadProviderSite, selectConnectionError } from '@/state/site/provider-site';
import { selectCapabilities, selectConnectionTask, selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { useAfterPaint } from '@/ui/after-paint';
import { ErrorBoundary } from '@/ui/error-boundary';
import { FailureHelp } from '@/ui/error-state';
import { HasTabBar } from '@/ui/surroundings';
import { AdminNotices } from '../admin-notices';
import { Footer, SiteCheckLink } from '../footer';
import { IdentityCrisisBanner } from '../identity-crisis/identity-crisis-banner';
import { Masthead } from '../masthead';
import { NoticesOutlet } from '../notices/notices-outlet';
import { SilenceNotice, SiteNotices } from '../notices/site-notices';
import { StateNoticesOutlet } from '../notices/state-notices-outlet';
import { ShownScreenContext, useShownScreens } from '../routes/shown-screen';
import { useScreenChoice } from '../routes/screen-choice';
import { ScreenOutlet } from '../routes/screen-outlet';
import { selectTabs } from '../tabs/select-tabs';
import { Tabs } from '../tabs/tabs';
import { WarmWelcome } from '../warm-welcome/warm-welcome';
import { ShellDialogs } from './shell-dialogs';
import { useInAppLinks } from './use-in-app-links';
import { useRouteDialogs } from './use-route-dialogs';
import styles from './style.module.scss';

/** Requests the provider's record of the site, whose failure reveals a broken connection (ERR-08). */
function useSiteData(): void {
	const dispatch = useAppDispatch();
	const isConnected = useAppSelector(selectSiteConnection) === 'connected';
	const { canConnectSite } = useAppSelector(selectCapabilities);
	useAfterPaint(
		useCallback(() => {
			if (isConnected && canConnectSite) {
				void dispatch(loadProviderSite());
			}
		}, [dispatch, isConnected, canConnectSite]),
	);
}

/** A connect screen has no tabs, because there are no other screens yet. */
const hasTabs = ({ kind }: ScreenChoice) => ['screen', 'plans', 'unread'].includes(kind);

const FALLBACK_GROUP: RouteGroup = 'dashboard';

interface PageProps {
	/** The place above the open dialog, if one is open. */
	layer: HTMLElement | null;
	/** What guards unsaved settings. */
	children: ReactNode;
}

/** The frame around a screen: masthead, tabs and notices above it, the footer below, dialogs over it. */
export function Page({ layer, children }: PageProps) {
	const dispatch = useAppDispatch();
	const { pathname } = useLocation();
	const route = findRoute(pathname);
	const group = route?.group ?? FALLBACK_GROUP;
	const choice = useScreenChoice(route, pathname);
	const leadsOn = useAppSelector((state) => isTabBar(selectTabs(state, pathname, group)));
	const hasBar = hasTabs(choice) && leadsOn;
	const isReconnecting = useAppSelector(selectConnectionTask) === 'reconnect';
	// The notice about a broken connection leads to the check already.
	const isExplained = useAppSelector(selectConnectionError) !== null;
	const reportShown = useShownScreens();
	const links = useInAppLinks();
	const [alarms, setAlarms] = useState<readonly Alarm[]>([]);
	useRouteDialogs(pathname);
	useSiteData();

	return (
		<div className={`jp-app ${styles.page}`} {...links}>
			{hasMasthead(group) && <Masthead pathname={pathname} />}
			<div className={styles.content}>
				{hasBar && <Tabs pathname={pathname} group={group} />}
				<ErrorBoundary fallback={() => null}>
					<AdminNotices isFolded={route?.screen === 'health'} onAlarms={setAlarms} />
				</ErrorBoundary>
				<IdentityCrisisBanner />
				<StateNoticesOutlet />
				<SiteNotices pathname={pathname} />
				<WarmWelcome choice={choice} />
				<div
					className={clsx('jd-stack', styles.main, isReconnecting && styles.blurred)}
					aria-busy={isReconnecting || undefined}
				>
					<FailureHelp.Provider value={isExplained ? null : <SiteCheckLink />}>
						<AlarmContext.Provider value={alarms}>
							<ShownScreenContext.Provider value={reportShown}>
								<HasTabBar.Provider value={hasBar}>
									<ScreenOutlet choice={choice} route={route} pathname={pathname} />
								</HasTabBar.Provider>
							</ShownScreenContext.Provider>
						</AlarmContext.Provider>
					</FailureHelp.Provider>
				</div>
				<Footer pathname={pathname} />
			</div>
			<NoticesOutlet layer={layer} onReadAgain={() => dispatch(readAgain(true))}>
				<SilenceNotice pathname={pathname} />
			</NoticesOutlet>
			<ShellDialogs />
			{children}
		</div>
	);
}
