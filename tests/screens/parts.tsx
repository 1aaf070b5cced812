import { useState, type ReactNode } from 'react';
import { http, HttpResponse, type DefaultBodyType, type RequestHandler } from 'msw';
import { buildWirePageData } from '#tests/support/fixtures';
import { screen } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';

interface OverriddenProps {
	handlers: RequestHandler[];
	children: ReactNode;
}

/** Adds handlers after those of `renderScreen`'s store, but before its children send their first requests. */
export function Overridden({ handlers, children }: OverriddenProps) {
	useState(() => server.use(...handlers));
	return children;
}

export const reply = (path: string, body: unknown, status = 200) =>
	http.get(`${REST}/${path}`, () => HttpResponse.json(body as DefaultBodyType, { status }));

/** A handler that answers a GET with JSON in a text, as the provider's answers are passed on. */
export const enveloped = (path: string, data: object) =>
	reply(path, { code: 'success', data: JSON.stringify(data) });

/** A handler that lets the first GET fail; the next one gets the scenario's answer. */
export const failOnce = (path: string) =>
	http.get(`${REST}/${path}`, () => HttpResponse.json({}, { status: 500 }), { once: true });

export const hrefOf = (
	name: string | RegExp,
	{ getByRole } = screen as Pick<typeof screen, 'getByRole'>,
) => getByRole('link', { name }).getAttribute('href');

export const clickOn = (target: string, more: object = {}) => ({
	name: 'jetpack_wpa_click',
	properties: { target, ...more },
});

export const spoken = () => document.getElementById('a11y-speak-polite')?.textContent ?? '';

/** A page for somebody with these rights changed. */
export function withRights(permissions: Record<string, boolean>, user: object = {}) {
	const { currentUser } = buildWirePageData().userData as {
		currentUser: { permissions: object };
	};
	const changed = {
		...currentUser,
		...user,
		permissions: { ...currentUser.permissions, ...permissions },
	};
	return { pageData: { userData: { currentUser: changed } } };
}

/** Collects the files that the page offers as downloads, until `restore()`. */
export function catchDownloads() {
	const blobs: Blob[] = [];
	const files: { name: string; text: Promise<string> }[] = [];
	Object.assign(URL, {
		createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
		revokeObjectURL: jest.fn(),
	});
	const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
		this: HTMLAnchorElement,
	) {
		files.push({ name: this.download, text: blobs.at(-1)?.text() ?? Promise.resolve('') });
	});
	return { files, restore: () => click.mockRestore() };
}
