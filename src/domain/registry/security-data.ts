import type { Place, RegistryEntry } from './entry.ts';
import { SCRIPT } from './rule-parts.ts';
import { isNear, JVM, lineCheck, REQUEST, securityRule } from './security-check.ts';

const DESERIALISATION = securityRule({
  id: 'SEC-006',
  severity: 'important',
  title: 'Foreign data builds no objects',
  text: 'Data that others can write is read with a format that knows only values (JSON, safe YAML), not with one that builds objects of any class.',
  violates: ['pickle.loads(body)', 'yaml.load(text)', 'new BinaryFormatter().Deserialize(stream)'],
  meets: ['json.loads(body)', 'yaml.safe_load(text)'],
  cue: /pickle|\byaml\.(?:unsafe_)?load|unserialize|\bMarshal\.|\bmarshal\.loads|ObjectInputStream|XMLDecoder|DefaultTyping|BinaryFormatter|TypeNameHandling|NetDataContract/,
  checks: [],
});

const ESCAPE =
  'A path is made with a part that the sender of the request chooses: with `../` or an absolute path it names other files.';
const PATH_FIX =
  'Take only the last part of the name, or resolve the path and check that it lies below the folder that is meant.';

/** What shows that a path is held against its folder. */
const HELD =
  /isPathInside|isInside|startsWith|starts_with|start_with|StartsWith|HasPrefix|relative\(|relative_to|commonpath|IsLocal|realpath|normalize\(/;

const isHeld = (place: Place): boolean => isNear(place, HELD, [2, 5]);

const PATHS = securityRule({
  id: 'SEC-007',
  severity: 'important',
  title: 'Paths of others stay in their folder',
  text: 'A path with a part that a request, an upload or an archive chose is resolved and held against the folder that it must stay in before a file is opened, written or removed.',
  violates: ['fs.readFile(path.join(dir, req.params.name))', 'tar.extractall(target)'],
  meets: [
    'fs.readFile(path.join(dir, path.basename(req.params.name)))',
    'tar.extractall(target, filter="data")',
  ],
  cue: /req|params|Request|getParameter|FileName|Filename|OriginalName|extractall|FormValue|PathValue|\bc\.|mux|\$_|searchParams|ctx|cookies/,
  checks: [
    lineCheck({
      languages: SCRIPT,
      issue: ESCAPE,
      fix: PATH_FIX,
      code: new RegExp(
        `(?:\\b(?:readFile|writeFile|appendFile|createReadStream|createWriteStream|unlink|sendFile|readdir|rmdir)(?:Sync)?\\(|\\bpath\\.(?:join|resolve)\\()[^;]{0,120}?${REQUEST.script}|\\bpath\\.(?:join|resolve)\\([^;]{0,120}?\\bfile\\.originalname\\b`,
      ),
      except: /basename|sanitiz|safe|parseInt|Number\(|encodeURI/i,
      around: (place) => !isHeld(place),
    }),
    lineCheck({
      languages: ['python'],
      issue: ESCAPE,
      fix: `${PATH_FIX} Flask has \`send_from_directory\` and \`secure_filename\`.`,
      code: new RegExp(
        `(?:(?<![\\w.])open\\(|\\bos\\.path\\.join\\(|\\bsend_file\\(|(?<!\\w)Path\\(|\\bos\\.(?:remove|unlink)\\()[^;]{0,100}?(?:${REQUEST.python}|\\bfile\\.filename\\b)`,
      ),
      except: /secure_filename|basename|safe_join|int\(|\.FILES\b|request\.files/,
      around: (place) => !isHeld(place),
    }),
    lineCheck({
      languages: ['python'],
      issue:
        'An archive is unpacked with the names that it brings: a name such as `../../file` is written outside of the folder.',
      fix: 'Pass `filter="data"`, or check each member before it is unpacked.',
      code: /\b(?:tar|tar_?file|tf|tar_ref|archive)\.extractall\(/i,
      except: /filter\s{0,2}=/,
      around: (place) =>
        !isNear(place, /filter\s{0,2}=|members\s{0,2}=/, [1, 3]) &&
        isNear(place, /\btar(?:_?file|_ref)?\b/i, [6, 0]),
    }),
    lineCheck({
      languages: ['go'],
      issue: ESCAPE,
      fix: `${PATH_FIX} \`os.Root\` and \`filepath.IsLocal\` help.`,
      code: new RegExp(
        `\\b(?:os\\.(?:Open|OpenFile|ReadFile|WriteFile|Create|Remove|RemoveAll)|filepath\\.Join|http\\.ServeFile)\\([^;]{0,120}?(?:${REQUEST.go}|\\b(?:header|fileHeader|fh)\\.Filename\\b)`,
      ),
      except: /filepath\.Base|path\.Base|Clean|IsLocal/,
      around: (place) => !isHeld(place),
    }),
    lineCheck({
      languages: JVM,
      issue: ESCAPE,
      fix: PATH_FIX,
      code: new RegExp(
        `(?:(?<![\\w.])(?:new )?(?:File|FileInputStream|FileOutputStream|FileReader|FileWriter)\\(|\\bPaths?\\.(?:get|of)\\(|\\.resolve\\()[^;]{0,120}?(?:${REQUEST.jvm}|\\.getOriginalFilename\\(\\)|\\.originalFilename\\b)`,
      ),
      except: /\blog(?:ger)?\.|getName\(\)|FilenameUtils|cleanPath|getFileName\(\)/,
      around: (place) => !isHeld(place),
    }),
    lineCheck({
      languages: ['csharp'],
      issue: ESCAPE,
      fix: `${PATH_FIX} \`Path.GetFileName\` takes the last part.`,
      code: new RegExp(
        `\\bPath\\.Combine\\([^;]{0,160}?(?:${REQUEST.csharp}|\\b(?:file|formFile|upload|uploadedFile|image|photo)\\.FileName\\b)`,
      ),
      except: /GetFileName|Guid\.New/,
      around: (place) => !isHeld(place),
    }),
    lineCheck({
      languages: ['ruby'],
      issue: ESCAPE,
      fix: PATH_FIX,
      code: new RegExp(
        `(?:\\bFile\\.(?:read|open|new|join|delete|write)|\\bIO\\.read|\\bsend_file|\\bRails\\.root\\.join|\\bFileUtils\\.\\w{1,12})[\\s(][^;]{0,100}?${REQUEST.ruby}`,
      ),
      except: /basename|to_i\b/,
      around: (place) => !isHeld(place),
    }),
    lineCheck({
      languages: ['php'],
      issue: ESCAPE,
      fix: `${PATH_FIX} \`basename\` takes the last part.`,
      code: new RegExp(
        `(?<![\\w>:])(?:file_get_contents|file_put_contents|fopen|readfile|unlink|copy|rename|move_uploaded_file)\\([^;]{0,120}?(?:${REQUEST.php}|\\$_FILES\\b.{0,40}\\[""\\]\\[""\\]\\s{0,3}\\))`,
      ),
      except: /basename|realpath|intval|tmp_name['"]\]\s{0,3}\)/,
      around: (place) => !isHeld(place),
    }),
  ],
});

const ENTITIES =
  'External entities are resolved: a document from outside can read files and reach hosts of the inner network.';

const XML = securityRule({
  id: 'SEC-008',
  severity: 'important',
  title: 'XML resolves no external entities',
  text: 'Parsers of XML that others wrote load no DTD and resolve no entities. Where the parser does so by itself (Java), it is switched off.',
  violates: ['etree.XMLParser(resolve_entities=True)', 'simplexml_load_string($xml, null, LIBXML_NOENT)'],
  meets: [
    'defusedxml.ElementTree.fromstring(text)',
    'factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true)',
  ],
  cue: /entit|DOCTYPE|doctype|Dtd|DTD|XmlResolver|NOENT|XmlUrlResolver|noent/i,
  checks: [
    lineCheck({
      languages: ['python'],
      issue: ENTITIES,
      fix: 'Leave `resolve_entities` off, or use `defusedxml`.',
      code: /\bXMLParser\([^)]{0,120}\b(?:resolve_entities|load_dtd)\s{0,2}=\s{0,2}True\b/,
    }),
    lineCheck({
      languages: SCRIPT,
      issue: ENTITIES,
      fix: 'Leave `noent` off.',
      code: /\bparseXml(?:String)?\([^;]{0,120}\bnoent\s{0,2}:\s{0,2}true\b/i,
    }),
    lineCheck({
      languages: JVM,
      issue: ENTITIES,
      fix: 'Set `disallow-doctype-decl` to true, `SUPPORT_DTD` and external entities to false.',
      code: /\.set(?:Feature|Property|ExpandEntityReferences)\(/,
      text: /disallow-doctype-decl",\s{0,3}false\b|external-(?:general|parameter)-entities",\s{0,3}true\b|\bIS_SUPPORTING_EXTERNAL_ENTITIES,\s{0,3}(?:Boolean\.TRUE|true)\b|\bSUPPORT_DTD,\s{0,3}(?:Boolean\.TRUE|true)\b/,
    }),
    lineCheck({
      languages: ['csharp'],
      issue: ENTITIES,
      fix: 'Use `DtdProcessing.Prohibit` and `XmlResolver = null`.',
      code: /\bXmlResolver\s{0,3}=\s{0,3}new XmlUrlResolver\(/,
    }),
    lineCheck({
      languages: ['php'],
      issue: ENTITIES,
      fix: 'Leave `LIBXML_NOENT` out: its name says the opposite of what it does.',
      code: /\bLIBXML_NOENT\b|\blibxml_disable_entity_loader\(\s{0,3}false\s{0,3}\)/,
    }),
    lineCheck({
      languages: ['ruby'],
      issue: ENTITIES,
      fix: 'Parse with the default options, which leave entities alone.',
      code: /\bNokogiri\b.{0,120}(?:\.noent\b|ParseOptions::NOENT|ParseOptions::DTDLOAD)|\bLibXML\b.{0,80}NOENT/,
    }),
  ],
});

const OPEN_FILE =
  'Every user of the machine may write this file: what runs on it can be replaced by any of them.';

const PERMISSIONS = securityRule({
  id: 'SEC-019',
  severity: 'important',
  title: 'Files are not writable for everybody',
  text: 'No file is made writable for every user of the machine (777, 666). Code that makes a folder with the default of its platform leaves it to the mask of the process and is fine.',
  violates: ['os.chmod(path, 0o777)', 'os.Chmod(path, 0666)'],
  meets: ['os.chmod(path, 0o600)', 'os.MkdirAll(path, 0o755)'],
  cue: /chmod|setWritable|from_mode|rwxrwxrwx|S_IWOTH|S_IRWXO|mktemp/i,
  checks: [
    lineCheck({
      languages: ['typescript', 'javascript', 'python', 'go', 'ruby', 'php'],
      issue: OPEN_FILE,
      fix: 'Give the owner alone what it needs: 0600 for files, 0700 for folders and programs.',
      code: /\b(?:chmod|chmodSync|fchmod|Chmod|chmod_R|lchmod)[\s(][^;)]{0,100}?(?<!\w)0?o?(?:777|666)\b|\bchmod\([^;)]{0,100}\bS_I(?:WOTH|RWXO)\b/,
    }),
    lineCheck({
      languages: JVM,
      issue: OPEN_FILE,
      fix: 'Give the owner alone what it needs: `setWritable(true, true)`, `rw-------`.',
      code: /\.setWritable\(true,\s{0,3}false\)|\bPosixFilePermissions\.fromString\(\s{0,3}""/,
      text: /\.setWritable\(true,\s{0,3}false\)|\bfromString\(\s{0,3}"rw.rw.rw/,
    }),
    lineCheck({
      languages: ['rust'],
      issue: OPEN_FILE,
      fix: 'Give the owner alone what it needs: 0o600 for files, 0o700 for folders.',
      code: /\b(?:from_mode|set_mode)\(0o(?:777|666)\)/,
    }),
    lineCheck({
      languages: ['python'],
      issue:
        'The name of the temporary file is free when it is made, not when it is opened: another user can put a file there in between.',
      fix: 'Use `tempfile.mkstemp()` or `NamedTemporaryFile`.',
      code: /(?<![\w.])tempfile\.mktemp\(/,
    }),
  ],
});

/** Rules about data, files and documents that others made. */
export const DATA_RULES: readonly RegistryEntry[] = [DESERIALISATION, PATHS, XML, PERMISSIONS];
