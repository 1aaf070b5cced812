import type { PluginMap } from '@/domain/plugins/plugin-state';
import { classifyBody, type SiteAnswer } from '@/domain/site-check/answer';
import type { SitePage, SiteReplies } from '@/domain/site-check/facts';

export const NOW = Date.UTC(2026, 0, 5, 12);

export const answer = (body: unknown, more: Partial<SiteAnswer> = {}): SiteAnswer => {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	return {
		kind: 'answer',
		status: 200,
		contentType: 'application/json',
		...classifyBody(text),
		text,
		isRedirected: false,
		isCached: null,
		date: NOW,
		sentAt: NOW,
		receivedAt: NOW + 400,
		...more,
	};
};

export const CONNECTION = { isActive: true, isRegistered: true, isUserConnected: true };

export const WORD = 'checkabc';

export const plugin = (file: string, name: string, isActive = true): PluginMap => ({
	[file]: { file, name, version: '1', description: '', url: '', isActive },
});

export const REPLIES: SiteReplies = {
	rest: answer(CONNECTION),
	user: answer({ id: 1 }),
	userByAddress: { kind: 'none', reason: 'network' },
	nonce: answer('0a1b2c3d4e', { contentType: 'text/html' }),
	echo: answer(`/**/${WORD}({"post":[]})`, { contentType: 'application/javascript' }),
	echoWord: WORD,
	provider: answer({ code: 'success', message: 'All tests passed.' }),
	plugins: plugin('akismet/akismet.php', 'Akismet'),
};

export const OFFLINE_MODE = {
	isActive: false,
	constant: false,
	url: false,
	filter: false,
	wpLocalConstant: false,
};

export const PAGE: SitePage = {
	isOnline: true,
	adminUrl: 'https://example.com/wp-admin/',
	root: 'https://example.com/wp-json/',
	userId: 1,
	offlineMode: OFFLINE_MODE,
	connection: 'connected',
	failures: [],
	jetpack: { version: '11.2', missingRoutes: [] },
};
