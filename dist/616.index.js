export const id = 616;
export const ids = [616];
export const modules = {

/***/ 90616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   embedded: () => (/* binding */ embedded),
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
// Generated from schemas/ by `npm run generate`. Edit the schema instead.

const validate = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://example.com/pipeline/dev-critic-output.schema.json","type":"object","additionalProperties":false,"required":["pass","iteration","gates","findings"],"properties":{"pass":{"type":"boolean"},"iteration":{"type":"integer","minimum":1,"maximum":3},"escalate":{"type":"boolean","default":false},"gates":{"type":"object","additionalProperties":false,"required":["build","lint","test","secrets"],"properties":{"build":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["pass","fail","skipped"]},"skip_reason":{"type":"string"},"error_summary":{"type":"string"}}},"lint":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["pass","fail","skipped"]},"tool":{"type":"string"},"errors":{"type":"integer","minimum":0},"warnings":{"type":"integer","minimum":0},"skip_reason":{"type":"string"}}},"test":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["pass","fail","skipped"]},"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"skipped_count":{"type":"integer","minimum":0},"skip_reason":{"type":"string"}}},"secrets":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["pass","fail"]},"matched_patterns":{"type":"array","items":{"type":"string"}}}}}},"findings":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["severity","file","issue"],"properties":{"severity":{"type":"string","enum":["blocking","important","suggestion"]},"file":{"type":"string"},"line":{"type":"integer","minimum":1},"rule":{"type":"string"},"issue":{"type":"string"},"fix":{"type":"string"}}}},"duration_ms":{"type":"integer","minimum":0},"tokens_in":{"type":"integer","minimum":0},"tokens_out":{"type":"integer","minimum":0},"stack":{"type":"string","enum":["ios","android","backend","node","python","docker","generic"]}}};
const func2 = Object.prototype.hasOwnProperty;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://example.com/pipeline/dev-critic-output.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pass === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pass"},message:"must have required property '"+"pass"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.iteration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "iteration"},message:"must have required property '"+"iteration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.gates === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gates"},message:"must have required property '"+"gates"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.findings === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pass !== undefined){
if(typeof data.pass !== "boolean"){
const err5 = {instancePath:instancePath+"/pass",schemaPath:"#/properties/pass/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.iteration !== undefined){
let data1 = data.iteration;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/iteration",schemaPath:"#/properties/iteration/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 3 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/iteration",schemaPath:"#/properties/iteration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/iteration",schemaPath:"#/properties/iteration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.escalate !== undefined){
if(typeof data.escalate !== "boolean"){
const err9 = {instancePath:instancePath+"/escalate",schemaPath:"#/properties/escalate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.gates !== undefined){
let data3 = data.gates;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.build === undefined){
const err10 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/required",keyword:"required",params:{missingProperty: "build"},message:"must have required property '"+"build"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.lint === undefined){
const err11 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/required",keyword:"required",params:{missingProperty: "lint"},message:"must have required property '"+"lint"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.test === undefined){
const err12 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/required",keyword:"required",params:{missingProperty: "test"},message:"must have required property '"+"test"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.secrets === undefined){
const err13 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/required",keyword:"required",params:{missingProperty: "secrets"},message:"must have required property '"+"secrets"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "build") || (key1 === "lint")) || (key1 === "test")) || (key1 === "secrets"))){
const err14 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.build !== undefined){
let data4 = data3.build;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.status === undefined){
const err15 = {instancePath:instancePath+"/gates/build",schemaPath:"#/properties/gates/properties/build/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key2 in data4){
if(!(((key2 === "status") || (key2 === "skip_reason")) || (key2 === "error_summary"))){
const err16 = {instancePath:instancePath+"/gates/build",schemaPath:"#/properties/gates/properties/build/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.status !== undefined){
let data5 = data4.status;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/gates/build/status",schemaPath:"#/properties/gates/properties/build/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data5 === "pass") || (data5 === "fail")) || (data5 === "skipped"))){
const err18 = {instancePath:instancePath+"/gates/build/status",schemaPath:"#/properties/gates/properties/build/properties/status/enum",keyword:"enum",params:{allowedValues: schema11.properties.gates.properties.build.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.skip_reason !== undefined){
if(typeof data4.skip_reason !== "string"){
const err19 = {instancePath:instancePath+"/gates/build/skip_reason",schemaPath:"#/properties/gates/properties/build/properties/skip_reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.error_summary !== undefined){
if(typeof data4.error_summary !== "string"){
const err20 = {instancePath:instancePath+"/gates/build/error_summary",schemaPath:"#/properties/gates/properties/build/properties/error_summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/gates/build",schemaPath:"#/properties/gates/properties/build/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.lint !== undefined){
let data8 = data3.lint;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.status === undefined){
const err22 = {instancePath:instancePath+"/gates/lint",schemaPath:"#/properties/gates/properties/lint/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key3 in data8){
if(!(((((key3 === "status") || (key3 === "tool")) || (key3 === "errors")) || (key3 === "warnings")) || (key3 === "skip_reason"))){
const err23 = {instancePath:instancePath+"/gates/lint",schemaPath:"#/properties/gates/properties/lint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.status !== undefined){
let data9 = data8.status;
if(typeof data9 !== "string"){
const err24 = {instancePath:instancePath+"/gates/lint/status",schemaPath:"#/properties/gates/properties/lint/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data9 === "pass") || (data9 === "fail")) || (data9 === "skipped"))){
const err25 = {instancePath:instancePath+"/gates/lint/status",schemaPath:"#/properties/gates/properties/lint/properties/status/enum",keyword:"enum",params:{allowedValues: schema11.properties.gates.properties.lint.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.tool !== undefined){
if(typeof data8.tool !== "string"){
const err26 = {instancePath:instancePath+"/gates/lint/tool",schemaPath:"#/properties/gates/properties/lint/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.errors !== undefined){
let data11 = data8.errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/gates/lint/errors",schemaPath:"#/properties/gates/properties/lint/properties/errors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/gates/lint/errors",schemaPath:"#/properties/gates/properties/lint/properties/errors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data8.warnings !== undefined){
let data12 = data8.warnings;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err29 = {instancePath:instancePath+"/gates/lint/warnings",schemaPath:"#/properties/gates/properties/lint/properties/warnings/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/gates/lint/warnings",schemaPath:"#/properties/gates/properties/lint/properties/warnings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data8.skip_reason !== undefined){
if(typeof data8.skip_reason !== "string"){
const err31 = {instancePath:instancePath+"/gates/lint/skip_reason",schemaPath:"#/properties/gates/properties/lint/properties/skip_reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/gates/lint",schemaPath:"#/properties/gates/properties/lint/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data3.test !== undefined){
let data14 = data3.test;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.status === undefined){
const err33 = {instancePath:instancePath+"/gates/test",schemaPath:"#/properties/gates/properties/test/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key4 in data14){
if(!(((((key4 === "status") || (key4 === "passed")) || (key4 === "failed")) || (key4 === "skipped_count")) || (key4 === "skip_reason"))){
const err34 = {instancePath:instancePath+"/gates/test",schemaPath:"#/properties/gates/properties/test/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.status !== undefined){
let data15 = data14.status;
if(typeof data15 !== "string"){
const err35 = {instancePath:instancePath+"/gates/test/status",schemaPath:"#/properties/gates/properties/test/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data15 === "pass") || (data15 === "fail")) || (data15 === "skipped"))){
const err36 = {instancePath:instancePath+"/gates/test/status",schemaPath:"#/properties/gates/properties/test/properties/status/enum",keyword:"enum",params:{allowedValues: schema11.properties.gates.properties.test.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.passed !== undefined){
let data16 = data14.passed;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err37 = {instancePath:instancePath+"/gates/test/passed",schemaPath:"#/properties/gates/properties/test/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/gates/test/passed",schemaPath:"#/properties/gates/properties/test/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data14.failed !== undefined){
let data17 = data14.failed;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err39 = {instancePath:instancePath+"/gates/test/failed",schemaPath:"#/properties/gates/properties/test/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err40 = {instancePath:instancePath+"/gates/test/failed",schemaPath:"#/properties/gates/properties/test/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data14.skipped_count !== undefined){
let data18 = data14.skipped_count;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err41 = {instancePath:instancePath+"/gates/test/skipped_count",schemaPath:"#/properties/gates/properties/test/properties/skipped_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err42 = {instancePath:instancePath+"/gates/test/skipped_count",schemaPath:"#/properties/gates/properties/test/properties/skipped_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data14.skip_reason !== undefined){
if(typeof data14.skip_reason !== "string"){
const err43 = {instancePath:instancePath+"/gates/test/skip_reason",schemaPath:"#/properties/gates/properties/test/properties/skip_reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/gates/test",schemaPath:"#/properties/gates/properties/test/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data3.secrets !== undefined){
let data20 = data3.secrets;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.status === undefined){
const err45 = {instancePath:instancePath+"/gates/secrets",schemaPath:"#/properties/gates/properties/secrets/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key5 in data20){
if(!((key5 === "status") || (key5 === "matched_patterns"))){
const err46 = {instancePath:instancePath+"/gates/secrets",schemaPath:"#/properties/gates/properties/secrets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data20.status !== undefined){
let data21 = data20.status;
if(typeof data21 !== "string"){
const err47 = {instancePath:instancePath+"/gates/secrets/status",schemaPath:"#/properties/gates/properties/secrets/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!((data21 === "pass") || (data21 === "fail"))){
const err48 = {instancePath:instancePath+"/gates/secrets/status",schemaPath:"#/properties/gates/properties/secrets/properties/status/enum",keyword:"enum",params:{allowedValues: schema11.properties.gates.properties.secrets.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data20.matched_patterns !== undefined){
let data22 = data20.matched_patterns;
if(Array.isArray(data22)){
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
if(typeof data22[i0] !== "string"){
const err49 = {instancePath:instancePath+"/gates/secrets/matched_patterns/" + i0,schemaPath:"#/properties/gates/properties/secrets/properties/matched_patterns/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/gates/secrets/matched_patterns",schemaPath:"#/properties/gates/properties/secrets/properties/matched_patterns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/gates/secrets",schemaPath:"#/properties/gates/properties/secrets/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.findings !== undefined){
let data24 = data.findings;
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.severity === undefined){
const err53 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data25.file === undefined){
const err54 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data25.issue === undefined){
const err55 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "issue"},message:"must have required property '"+"issue"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key6 in data25){
if(!((((((key6 === "severity") || (key6 === "file")) || (key6 === "line")) || (key6 === "rule")) || (key6 === "issue")) || (key6 === "fix"))){
const err56 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data25.severity !== undefined){
let data26 = data25.severity;
if(typeof data26 !== "string"){
const err57 = {instancePath:instancePath+"/findings/" + i1+"/severity",schemaPath:"#/properties/findings/items/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!(((data26 === "blocking") || (data26 === "important")) || (data26 === "suggestion"))){
const err58 = {instancePath:instancePath+"/findings/" + i1+"/severity",schemaPath:"#/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues: schema11.properties.findings.items.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data25.file !== undefined){
if(typeof data25.file !== "string"){
const err59 = {instancePath:instancePath+"/findings/" + i1+"/file",schemaPath:"#/properties/findings/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data25.line !== undefined){
let data28 = data25.line;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err60 = {instancePath:instancePath+"/findings/" + i1+"/line",schemaPath:"#/properties/findings/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 1 || isNaN(data28)){
const err61 = {instancePath:instancePath+"/findings/" + i1+"/line",schemaPath:"#/properties/findings/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data25.rule !== undefined){
if(typeof data25.rule !== "string"){
const err62 = {instancePath:instancePath+"/findings/" + i1+"/rule",schemaPath:"#/properties/findings/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data25.issue !== undefined){
if(typeof data25.issue !== "string"){
const err63 = {instancePath:instancePath+"/findings/" + i1+"/issue",schemaPath:"#/properties/findings/items/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data25.fix !== undefined){
if(typeof data25.fix !== "string"){
const err64 = {instancePath:instancePath+"/findings/" + i1+"/fix",schemaPath:"#/properties/findings/items/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.duration_ms !== undefined){
let data32 = data.duration_ms;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err67 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
const err68 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data.tokens_in !== undefined){
let data33 = data.tokens_in;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err69 = {instancePath:instancePath+"/tokens_in",schemaPath:"#/properties/tokens_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
const err70 = {instancePath:instancePath+"/tokens_in",schemaPath:"#/properties/tokens_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data.tokens_out !== undefined){
let data34 = data.tokens_out;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err71 = {instancePath:instancePath+"/tokens_out",schemaPath:"#/properties/tokens_out/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
const err72 = {instancePath:instancePath+"/tokens_out",schemaPath:"#/properties/tokens_out/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data.stack !== undefined){
let data35 = data.stack;
if(typeof data35 !== "string"){
const err73 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!(((((((data35 === "ios") || (data35 === "android")) || (data35 === "backend")) || (data35 === "node")) || (data35 === "python")) || (data35 === "docker")) || (data35 === "generic"))){
const err74 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/enum",keyword:"enum",params:{allowedValues: schema11.properties.stack.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const embedded = {};


/***/ })

};
