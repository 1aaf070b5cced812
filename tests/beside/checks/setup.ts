import { closePages } from '../../e2e/support/browser';

afterAll(() => closePages());
